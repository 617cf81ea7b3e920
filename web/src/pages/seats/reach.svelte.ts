/** The address under which others can open what is shared here. */
import { service } from '../../shared/connection/service';

interface Reach {
  origin: string;
  /** Nobody else can open it: the server listens only on this machine. */
  alone: boolean;
}

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
let found: Reach = $state.raw({ origin: location.origin, alone: false });
let asked: Promise<Reach> | null = null;

async function ask(): Promise<Reach> {
  try {
    const { address } = await service.reach();
    found = { origin: address ?? location.origin, alone: address === null };
  } catch {
    asked = null;
  }
  return found;
}

/** The address of this page; where others cannot use it, that of this machine in its network, once that is known. */
export function reach(): Reach {
  void reached();
  return found;
}

/** The same, when it is known. */
export async function reached(): Promise<Reach> {
  return HERE.test(location.hostname) ? (asked ??= ask()) : found;
}
