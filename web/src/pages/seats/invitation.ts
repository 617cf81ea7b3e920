/** The private link of a seat, as the address of the page carries it: `#seat.key`, which no server is ever sent. */
export interface Invitation {
  seat: string;
  key: string;
}

export function invitation(): Invitation | null {
  const [, seat, key] = /^#([\w-]+)\.([\w-]+)$/.exec(location.hash) ?? [];
  return seat && key ? { seat, key } : null;
}

/** Removes the key from the address bar: copying the address then shares the table, not the seat. */
export function forgetInvitation(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** The name that this person goes by on this device. */
export function ownName(): string {
  return localStorage.getItem('name') ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem('name', name);
}
