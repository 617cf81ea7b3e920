"""What lasts: what events in the row, directives, goals and allies change (BB-7.2, BB-12.3, BB-13, BB-14.9).

All that such a card does while it is in force stands here, card by card; the clause that it acts on asks by its name.
What Characters change by their weaknesses: `characters.py`.
"""

from __future__ import annotations

from fogtable.core.rules import EMPTY, Cards
from fogtable.games.bigbrother.city import NEAR
from fogtable.games.bigbrother.components import BONUS, COPIES, ONE_OFF, Goal, Kind, News, Once, Order
from fogtable.games.bigbrother.rules.chart import fenced_ways, in_force, is_active
from fogtable.games.bigbrother.rules.goals import has_goal
from fogtable.games.bigbrother.state import BigBrother

POSTER_AFTER_VICTORY = 3
"""What a poster costs at most, with Victory over Eurasia."""
ANNIVERSARY_POSTERS = 3
"""How many posters raise the authority, at the Party Anniversary."""
WIRETAP_LOOKS = 4
"""At how many cards a camera looks, with Wiretap."""

# -- events in the row ------------------------------------------------------------------------------------------------


def war_bulletin(t: BigBrother) -> int:  # War Bulletin
    """Return what the bulletin adds to the resources."""
    return 1 if in_force(t, News.WAR_BULLETIN) else 0


def scarcity(t: BigBrother) -> int:  # Scarcity
    """Return what scarcity takes from the resources."""
    return 2 if in_force(t, News.SCARCITY) else 0


def after_victory(t: BigBrother, price: int) -> int:  # Victory over Eurasia
    """Return the price of a poster as the victory leaves it."""
    return min(price, POSTER_AFTER_VICTORY) if in_force(t, News.EURASIA_VICTORY) else price


def party_purge(t: BigBrother, order: int) -> int:  # Party Purge
    """Return what the purge adds to the price of a directive."""
    return 1 if order in ONE_OFF and in_force(t, News.PARTY_PURGE) else 0


def heat_wave(t: BigBrother, steps: int) -> int:  # Heat Wave
    """Return the limit of paid steps as the heat leaves it."""
    return 1 if in_force(t, News.HEAT_WAVE) else steps


def inspection(t: BigBrother) -> int:  # General Inspection
    """Return at how many cards more a camera looks."""
    return 1 if in_force(t, News.INSPECTION) else 0


def anniversary(t: BigBrother, posters: int) -> int:  # Party Anniversary
    """Return the number of posters that raise the authority as the anniversary leaves it."""
    return ANNIVERSARY_POSTERS if in_force(t, News.ANNIVERSARY) else posters


def hate_week(t: BigBrother) -> int:  # Hate Week
    """Return what the week adds to the difficulty of a clash."""
    return 1 if in_force(t, News.HATE_WEEK) else 0


def prole_unrest(t: BigBrother) -> int:  # Prole Unrest
    """Return what the unrest adds to the share of each participant."""
    return 1 if in_force(t, News.PROLE_UNREST) else 0


def brotherhood(t: BigBrother) -> bool:  # Word from the Brotherhood
    """Tell whether a clash that is won lowers the authority beside the reward."""
    return in_force(t, News.BROTHERHOOD)


def influenza(t: BigBrother) -> bool:  # Influenza
    """Tell whether nobody gains will."""
    return in_force(t, News.INFLUENZA)


def empty_shops(t: BigBrother, p: int) -> bool:  # Empty Shops
    """Tell whether this player, who has searched, cannot search again this turn."""
    return in_force(t, News.SHORTAGES) and t.searches[p] > 0


def power_cut(t: BigBrother) -> bool:  # Power Cut
    """Tell whether the monorail stands."""
    return in_force(t, News.POWER_CUT)


def fog(t: BigBrother) -> bool:  # London Fog
    """Tell whether cameras see nobody."""
    return in_force(t, News.FOG)


# -- active directives ------------------------------------------------------------------------------------------------


def checkpoints(t: BigBrother) -> bool:  # Station Checkpoints
    """Tell whether nobody takes tickets."""
    return is_active(t, Order.CHECKPOINTS)


def curfew(t: BigBrother, p: int) -> bool:  # Curfew
    """Tell whether this player, who has moved in the turn, moves one cell only."""
    return is_active(t, Order.CURFEW) and t.moves[p] > 0


def martial_law(t: BigBrother) -> int:  # Martial Law
    """Return what the law adds to the difficulty of a clash."""
    return 2 if is_active(t, Order.MARTIAL_LAW) else 0


def poster_quota(t: BigBrother, price: int) -> int:  # Poster Quota
    """Return the price of a poster as the quota leaves it: 1 at least."""
    return max(1, price - 1) if is_active(t, Order.POSTER_QUOTA) else price


def doublethink(t: BigBrother) -> int:  # Doublethink Lessons
    """Return what the lessons add to the cost of a power."""
    return 1 if is_active(t, Order.DOUBLETHINK) else 0


def wiretap(t: BigBrother, looks: int) -> int:  # Wiretap
    """Return at how many cards a camera looks, where telephones are tapped."""
    return WIRETAP_LOOKS if is_active(t, Order.WIRETAP) else looks


def informers(t: BigBrother) -> bool:  # Informers
    """Tell whether Big Brother sees what a Search finds."""
    return t.searching and is_active(t, Order.INFORMERS)


def junior_spies(t: BigBrother) -> bool:  # Junior Spies
    """Tell whether Big Brother sees what is exchanged."""
    return is_active(t, Order.JUNIOR_SPIES)


# -- completed goals --------------------------------------------------------------------------------------------------


def four_districts(t: BigBrother, p: int) -> bool:  # Four Districts
    """Tell whether a Search may be made in either deck."""
    return has_goal(t, p, Goal.SEEKER)


def restless(t: BigBrother, p: int, stations: int) -> int:  # Restless
    """Return how many tickets so many stations cost: one each, or one for each two."""
    return (stations + 1) // 2 if has_goal(t, p, Goal.TRAVELLER) else stations


def regular_customer(t: BigBrother, p: int) -> int:  # Regular Customer
    """Return how much will the black market gives."""
    return 1 if has_goal(t, p, Goal.CUSTOMER) else 0


def put_out_the_eyes(t: BigBrother, p: int) -> bool:  # Put Out the Eyes
    """Tell whether a camera on an adjacent cell is broken without a Slingshot."""
    return has_goal(t, p, Goal.BLINDER)


def open_streets(t: BigBrother, p: int) -> bool:  # Open Streets
    """Tell whether a fence beside this player can be taken down without an action."""
    return has_goal(t, p, Goal.BREAKER) and Once.OPEN_STREETS not in t.once[p] and len(fenced_ways(t, t.at[p])) > 0


def bare_walls(t: BigBrother, p: int) -> int:  # Bare Walls
    """Return how many cards a torn poster earns."""
    return 1 if has_goal(t, p, Goal.TEARER) else 0


def agitator(t: BigBrother, p: int) -> int:  # Agitator
    """Return how many cards an antiparty poster earns."""
    return 1 if has_goal(t, p, Goal.AGITATOR) else 0


def first_blood(t: BigBrother, p: int) -> int:  # First Blood
    """Return what this participant adds to the own share."""
    return 1 if has_goal(t, p, Goal.FIGHTER) else 0


def shoulder_to_shoulder(t: BigBrother, p: int) -> int:  # Shoulder to Shoulder
    """Return what this participant, who helps, adds to the own share."""
    return 2 if p in t.helpers and has_goal(t, p, Goal.COMRADE) else 0


def dead_drops(t: BigBrother, p: int) -> bool:  # Dead Drops
    """Tell whether a stash can be placed or taken without an action this turn."""
    return has_goal(t, p, Goal.STASHER) and Once.DEAD_DROPS not in t.once[p]


def unbroken(t: BigBrother, p: int) -> bool:  # Unbroken
    """Tell whether a detention takes no will: the first in a round."""
    return has_goal(t, p, Goal.MARTYR) and Once.DETENTION not in t.once[p]


def trusted_hands(t: BigBrother, p: int) -> Cards:  # Trusted Hands
    """Return the cells beside the own one on which this player's partners in an Exchange may stand."""
    return NEAR[t.at[p]] if has_goal(t, p, Goal.TRADER) else EMPTY


def belly_of_the_beast(t: BigBrother, p: int) -> int:  # Belly of the Beast
    """Return by how much a power is cheaper: once in a round."""
    return 1 if has_goal(t, p, Goal.PILGRIM) and Once.BELLY not in t.once[p] else 0


def cell_organiser(t: BigBrother, p: int) -> int:  # Cell Organiser
    """Return how many cells more Inspire gives."""
    return 1 if has_goal(t, p, Goal.ORGANISER) else 0


def under_its_gaze(t: BigBrother, p: int) -> bool:  # Under Its Gaze
    """Tell whether cameras do not see this player."""
    return has_goal(t, p, Goal.EVADER)


# -- allies -----------------------------------------------------------------------------------------------------------


def dockers(t: BigBrother, p: int) -> int:  # Docker
    """Return what the dockers add to the share in a clash."""
    return BONUS[Kind.DOCKER] * len(t.allies[p] & COPIES[Kind.DOCKER])


def dealer(t: BigBrother, p: int) -> int:  # Dealer
    """Return how many cards more the black market gives."""
    return 1 if len(t.allies[p] & COPIES[Kind.DEALER]) > 0 else 0


def cheerful_neighbour(t: BigBrother, p: int) -> bool:  # Cheerful Neighbour
    """Tell whether cameras do not see this player."""
    return len(t.allies[p] & COPIES[Kind.PARSONS]) > 0


def has_courier(t: BigBrother, p: int) -> bool:  # Courier
    """Tell whether a card can be sent."""
    return len(t.allies[p] & COPIES[Kind.COURIER]) > 0
