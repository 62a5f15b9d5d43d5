"""Side-by-side measurements of Skep and its peers."""
