/** The address under which others can open what is shared here. */
import { api } from '../../shared/connection/api';

interface Reach {
  origin: string;
  /** Nobody else can: the server listens for this machine alone. */
  alone: boolean;
}

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
let found: Reach = $state.raw({ origin: location.origin, alone: false });
let asked = false;

/** The address of this page; where that is no address for others, the one of this machine in its network. */
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
