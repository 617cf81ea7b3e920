"""The Monorail action (BB-4.10 to BB-4.13, BB-15.9)."""

from __future__ import annotations

from fogtable.core.rules import EMPTY, NONE, Ask, Cards, Options, Script, emit
from fogtable.games.bigbrother.city import STATION_AT, STATIONS
from fogtable.games.bigbrother.components import TICKETS_HELD, Character, Goal, Once
from fogtable.games.bigbrother.events import Log
from fogtable.games.bigbrother.questions import Ride
from fogtable.games.bigbrother.rules.characters import may_use_permanent
from fogtable.games.bigbrother.rules.counters import gain_tickets, tickets_left
from fogtable.games.bigbrother.rules.goals import met
from fogtable.games.bigbrother.rules.lasting import checkpoints, power_cut, restless
from fogtable.games.bigbrother.rules.moving import end_movement, enter
from fogtable.games.bigbrother.state import BigBrother


def may_take_monorail(t: BigBrother, p: int) -> bool:  # BB-4.10
    """Tell whether a player on a station can take a ticket or ride."""
    return STATION_AT[t.at[p]] != NONE and (may_take_ticket(t, p) or len(rides(t, p)) > 0)


def may_take_ticket(t: BigBrother, p: int) -> bool:  # BB-4.10, Station Checkpoints
    """Tell whether a player on a station can take a ticket."""
    return t.tickets[p] < TICKETS_HELD and tickets_left(t) > 0 and not checkpoints(t)


def rides(t: BigBrother, p: int) -> Cards:  # BB-4.11, Power Cut
    """Return the stations to which a player can ride with his tickets."""
    found = EMPTY
    if not power_cut(t):
        for station in STATIONS:
            if station != t.at[p] and fare(t, p, station) <= t.tickets[p]:
                found += station
    return found


def full_fare_rides(t: BigBrother, p: int) -> Cards:  # BB-14.2: who may ride free need not
    """Return the stations for which a player can pay in full, where Fare Dodger would make it cheaper."""
    found = EMPTY
    for station in rides(t, p):
        if fare(t, p, station) < full_fare(t, p, station) <= t.tickets[p]:
            found += station
    return found


def fare(t: BigBrother, p: int, station: int) -> int:  # BB-4.11, Fare Dodger
    """Return how many tickets a ride costs at least."""
    far = stations_between(t.at[p], station)
    if may_use_permanent(t, p, Character.JULIA):
        far -= 1
    return restless(t, p, far)


def full_fare(t: BigBrother, p: int, station: int) -> int:  # BB-4.11
    """Return how many tickets a ride costs without Fare Dodger."""
    return restless(t, p, stations_between(t.at[p], station))


def stations_between(one: int, other: int) -> int:  # BB-4.11
    """Return the distance of two stations along the ring, the shorter way."""
    far = abs(STATION_AT[one] - STATION_AT[other])
    return min(far, 6 - far)


def take_monorail(t: BigBrother, p: int) -> Script[None]:  # BB-4.10, D-RIDE
    """Take a ticket, ride, or both."""
    deed, station = yield Ask(p, Ride, Ride.TAKE_TICKET.when(may_take_ticket(t, p)) | journeys(t, p))
    if deed == Ride.TAKE_TICKET:
        gain_tickets(t, p, 1)
        if len(rides(t, p)) == 0:
            return
        deed, station = yield Ask(p, Ride, Ride.STAY.when(True) | journeys(t, p))
    if deed == Ride.TO:
        paid = fare(t, p, station)
        if paid < full_fare(t, p, station):
            t.once[p] += Once.PERMANENT  # Fare Dodger; a ride that it makes no cheaper leaves it unused
        yield from ride(t, p, station, paid)
    elif deed == Ride.PAY_FARE:
        yield from ride(t, p, station, full_fare(t, p, station))


def journeys(t: BigBrother, p: int) -> Options:  # D-RIDE
    """Return the rides that a player can pay for, at either price."""
    return Ride.TO(rides(t, p)) | Ride.PAY_FARE(full_fare_rides(t, p))


def ride(t: BigBrother, p: int, station: int, paid: int) -> Script[None]:  # BB-4.11, BB-4.12
    """Pay so many tickets and ride; only the arrival station is entered."""
    t.tickets[p] -= paid
    t.at[p] = station
    emit(t, Log.RIDES, p, station, paid)
    met(t, p, EMPTY + Goal.TRAVELLER)
    yield from enter(t, p)
    yield from end_movement(t, p, station)
