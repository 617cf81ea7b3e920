/** Lists of things by table that this device keeps: the last fifty of each. */
const MOST = 50;

function all<T>(list: string): [id: string, thing: T][] {
  try {
    return JSON.parse(localStorage.getItem(list) ?? '[]') as [string, T][];
  } catch {
    return [];
  }
}

export function kept<T>(list: string, id: string): T | null {
  return all<T>(list).find(([one]) => one === id)?.[1] ?? null;
}

export function keep(list: string, id: string, thing: unknown): void {
  const others = all(list).filter(([one]) => one !== id);
  localStorage.setItem(list, JSON.stringify([...others, [id, thing]].slice(-MOST)));
}
