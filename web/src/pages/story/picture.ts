/** A finished game as a picture for a messenger: who won, how it came to that, and how the chances went. */
import type { AnalysisInfo } from '../../shared/protocol';

/** As link previews have it. */
const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 72;
const LINE = 1.34;
const CURVE = { top: 400, height: 130 };
const MOST_LINES = 4;

export interface Told {
  title: string;
  /** Paragraphs, the first the most important. */
  lines: readonly string[];
  /** The game, and where it was played. */
  foot: string;
  /** How the chances went, where that has been worked out. */
  chances: AnalysisInfo | null;
}

/** Draws in the colours and letters of an element, the end as the page shows it; returns a PNG as a data address. */
export async function picture(told: Told, like: HTMLElement): Promise<string> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext('2d')!;
  const style = getComputedStyle(like);
  ground(brush, style);
  brush.fillStyle = style.color;
  brush.textBaseline = 'top';
  brush.font = `700 60px ${getComputedStyle(like.querySelector('h2') ?? like).fontFamily}`;
  let y = write(brush, told.title, EDGE, 60, 2) + 20;
  brush.font = `400 30px ${style.fontFamily}`;
  for (const line of told.lines) y = write(brush, line, y, 30, MOST_LINES) + 10;
  if (told.chances && y < CURVE.top) curves(brush, told.chances);
  brush.globalAlpha = 0.8;
  brush.font = `600 26px ${style.fontFamily}`;
  brush.fillText(told.foot, EDGE, HEIGHT - EDGE + 8);
  return canvas.toDataURL('image/png');
}

/** The colours of the element's gradient, from above to below. */
function ground(brush: CanvasRenderingContext2D, style: CSSStyleDeclaration): void {
  const colours = style.backgroundImage.match(/rgba?\([^)]*\)|#[\da-f]{6}/gi) ?? [style.backgroundColor];
  const sky = brush.createLinearGradient(0, 0, 0, HEIGHT);
  colours.forEach((colour, at) => sky.addColorStop(at / Math.max(1, colours.length - 1), colour));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Writes words in as many lines as they need, at most so many; returns where the next may stand. */
function write(brush: CanvasRenderingContext2D, text: string, top: number, size: number, most: number): number {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && brush.measureText(longer).width <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += '…';
  shown.forEach((line, at) => brush.fillText(line, EDGE, top + at * size * LINE));
  return top + shown.length * size * LINE;
}

/** The chances of each side, from the first answer to the last. */
function curves(brush: CanvasRenderingContext2D, { sides, points }: AnalysisInfo): void {
  const all = points.flatMap((point) => point.chances);
  const [low, high] = sides.length > 1 ? [0, 1] : [Math.min(...all), Math.max(...all) + 0.001];
  const end = Math.max(1, points.at(-1)?.step ?? 1);
  brush.strokeStyle = brush.fillStyle;
  brush.lineWidth = 4;
  brush.lineJoin = 'round';
  sides.forEach((_, side) => {
    brush.globalAlpha = 1 - side * 0.3;
    brush.setLineDash(side ? [12, 8 * side] : []);
    brush.beginPath();
    for (const { step, chances } of points) {
      const up = (chances[side]! - low) / (high - low);
      brush.lineTo(EDGE + (step / end) * (WIDTH - 2 * EDGE), CURVE.top + (1 - up) * CURVE.height);
    }
    brush.stroke();
  });
}
