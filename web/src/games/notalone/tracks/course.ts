/** The course of the rescue ship, in shares of the sky it crosses: from the horizon at the right (0) to the star (1). */
const [A, B, C, D] = [
  [1, 0.97],
  [0.833, 0.05],
  [0.402, 0.08],
  [0, 0.62],
] as const;

export function onCourse(share: number): { x: number; y: number } {
  const rest = 1 - share;
  const mix = (axis: 0 | 1): number =>
    rest ** 3 * A[axis] + 3 * rest ** 2 * share * B[axis] + 3 * rest * share ** 2 * C[axis] + share ** 3 * D[axis];
  return { x: mix(0) * 100, y: mix(1) * 100 };
}

/** A line through some of it, for a path of SVG. */
export function course(from: number, to: number): string {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = onCourse(from + ((to - from) * i) / steps);
    return `${i ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`;
  }).join('');
}

/** Where the root of Assimilation is at a space, in percent of its bed: it winds. */
export const inSoil = (share: number, index: number): { x: number; y: number } => ({
  x: share * 100,
  y: 50 + (index % 2 ? 16 : -14),
});

/** The root between two of `spaces` points of its bed. */
export function root(from: number, to: number, spaces: number): string {
  const points = Array.from({ length: to - from + 1 }, (_, i) => inSoil((from + i) / spaces, from + i));
  return points
    .map(({ x, y }, i) => {
      if (!i) return `M${x} ${y}`;
      const before = points[i - 1]!;
      const third = (x - before.x) * 0.4;
      return `C${before.x + third} ${before.y} ${x - third} ${y} ${x} ${y}`;
    })
    .join('');
}
