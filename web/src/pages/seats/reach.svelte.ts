/** The address under which others can open what is shared here. */
import { api } from '../../shared/connection/api';

interface Reach {
  origin: string;
  /** Nobody else can open it: the server listens only on this machine. */
  alone: boolean;
}

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
let found: Reach = $state.raw({ origin: location.origin, alone: false });
let asked = false;

/** The address of this page; where others cannot use it, that of this machine in its network. */
export function reach(): Reach {
  if (!asked && HERE.test(location.hostname)) {
    asked = true;
    void api.reach().then(
      ({ address }) => (found = { origin: address ?? location.origin, alone: address === null }),
      () => (asked = false),
    );
  }
  return found;
}
