/** How the names of cells are laid on the map. */

/** Letters of the smallest size that stand beside each other on the narrowest cell that bears a name. */
const ROW = 11;

/** How many lines a name takes at most. */
export function linesOf(name: string): number {
  let [lines, left] = [0, 0];
  for (const word of name.split(/\s+|(?<=-)/)) {
    if (word.length < left) {
      left -= word.length + 1;
    } else {
      const rows = Math.ceil(word.length / ROW);
      lines += rows;
      left = rows * ROW - word.length;
    }
  }
  return Math.min(lines, 3);
}
