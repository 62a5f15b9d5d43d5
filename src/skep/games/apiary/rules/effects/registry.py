"""Which rule carries out which step, and gives which item: one list, checked when the game
loads."""

from __future__ import annotations

from typing import Final

from skep.content import BadContent
from skep.games.apiary.resources import FAVOR, FRAME, SEED, TOKEN, WORKER
from skep.games.apiary.rules import (
    advance_rows,
    bumping,
    dances,
    placing,
    retrieving,
    seed_cards,
    tiles,
    workers,
)
from skep.games.apiary.rules.actions import explore, grow
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS, OWN_STEPS, Able, Doer
from skep.games.apiary.rules.effects.reader import STEPS_READ
from skep.games.apiary.rules.effects.steps import (
    ActionStep,
    BuildStep,
    CopyCarvingStep,
    DanceTokensStep,
    DrawStep,
    EffectStep,
    FromStackStep,
    GainPerStep,
    GainStep,
    HarvestStep,
    IncomeStep,
    NewWorkerStep,
    PaySeedStep,
    PlantStep,
    RecallStep,
    RefreshStep,
    ReserveStep,
    ScoreIfStep,
    ScorePerStep,
    ScoreSetStep,
    ScoreStep,
    StrengthenStep,
    UpgradeStep,
)
from skep.games.apiary.rules.gaining import GAINABLE, GAINERS, Gainable, Gainer

STEPS: Final[dict[type[EffectStep], tuple[Doer, Able]]] = {
    PaySeedStep: (seed_cards.pay_seed, seed_cards.can_pay_seed),
    DrawStep: (seed_cards.draw_step, seed_cards.can_draw_step),
    PlantStep: (seed_cards.plant_step, seed_cards.can_plant_step),
    StrengthenStep: (workers.strengthen, workers.can_strengthen),
    NewWorkerStep: (workers.new_worker_step, workers.can_gain_worker),
    RecallStep: (bumping.recall, bumping.can_recall),
    UpgradeStep: (grow.upgrade_step, grow.can_upgrade),
    BuildStep: (tiles.build_step, tiles.can_build),
    ReserveStep: (advance_rows.set_aside, advance_rows.can_set_aside),
    FromStackStep: (advance_rows.keep_from_stack, advance_rows.always),
    IncomeStep: (retrieving.income_step, retrieving.pays_income),
    ActionStep: (placing.action_step, placing.can_perform),
    RefreshStep: (advance_rows.refresh_step, advance_rows.always),
    HarvestStep: (explore.harvest, explore.can_harvest),
    DanceTokensStep: (dances.use_tokens, advance_rows.always),
}
"""What carries out each step, and what says whether it can do anything."""

ITEMS: Final[dict[int, tuple[Gainer, Gainable]]] = {
    SEED: (seed_cards.draw, seed_cards.can_draw),
    WORKER: (workers.gain_workers, workers.any_spare),
    FRAME: (grow.gain_frames, grow.any_frame),
    TOKEN: (explore.gain_tokens, explore.any_token),
}
"""What gives each item that is no resource, and what says whether there is any."""

SCORING: Final = (ScoreStep, ScorePerStep, ScoreSetStep, ScoreIfStep, CopyCarvingStep)
"""Steps that only count at the end; `scoring` works them out."""


def register() -> None:
    """Hand the tables to the interpreter, and check that they cover everything in the box."""
    for step, (do, able) in STEPS.items():
        DOERS[step] = do
        ABLE[step] = able
    for item, (gain, gainable) in ITEMS.items():
        GAINERS[item] = gain
        GAINABLE[item] = gainable
    check()


def check() -> None:
    """Refuse a piece with a step or an item that nothing carries out."""
    for file, piece, field, step in STEPS_READ:
        kind = type(step)
        if kind not in DOERS and kind not in OWN_STEPS and kind not in SCORING:
            raise BadContent(
                f"apiary/content/{file}", piece, field, f"nothing carries out a {kind.__name__}"
            )
        item = step.item if isinstance(step, (GainStep, GainPerStep)) else FAVOR
        if item > FAVOR and item not in GAINERS:
            raise BadContent(f"apiary/content/{file}", piece, field, f"nothing gives item {item}")
