/** A pointy-topped hexagon with rounded corners, as a path around 0,0. */
export function hexagon(radius: number, round = radius * 0.16, dy = 0): string {
  const corners = Array.from({ length: 6 }, (_, at) => corner(radius, at));
  const parts = corners.map((here, at) => {
    const from = towards(here, corners[(at + 5) % 6]!, round);
    const to = towards(here, corners[(at + 1) % 6]!, round);
    const start = `${at ? 'L' : 'M'}${point(from, dy)}`;
    return `${start}Q${point(here, dy)} ${point(to, dy)}`;
  });
  return `${parts.join('')}Z`;
}

type Point = readonly [number, number];

function corner(radius: number, at: number): Point {
  const angle = (Math.PI / 3) * at - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function towards(from: Point, to: Point, far: number): Point {
  const share = far / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function point([x, y]: Point, dy: number): string {
  return `${x.toFixed(2)} ${(y + dy).toFixed(2)}`;
}
