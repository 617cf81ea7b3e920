"""The game from boundary to boundary: set-up decisions, turns of the opposition, end of the round (BB-2, BB-3)."""

from __future__ import annotations

from fogtable.core.rules import BOUNDARY, EMPTY, NOBODY, NONE, Ask, Cards, Script, Secret, emit, random_of
from fogtable.games.bigbrother.city import MINISTRIES, START_OF
from fogtable.games.bigbrother.components import (
    BIG_BROTHER,
    IMMEDIATE_KIND_OF,
    KIND_OF,
    SUPPORT_HAND,
    Character,
    Deck,
    End,
    Figure,
    Goal,
    Number,
    Phase,
)
from fogtable.games.bigbrother.events import Log, Luck
from fogtable.games.bigbrother.questions import ChooseCharacter, Deploy, SetOrder
from fogtable.games.bigbrother.rules.actions import Came, decide, may_go_on, turn_options
from fogtable.games.bigbrother.rules.big_brother import big_brother_phase
from fogtable.games.bigbrother.rules.characters import weakness_at_end, weakness_at_start
from fogtable.games.bigbrother.rules.counters import change_authority, end_game, in_play
from fogtable.games.bigbrother.rules.decks import top_card
from fogtable.games.bigbrother.rules.event_cards import events_phase
from fogtable.games.bigbrother.rules.goals import end_act, met, pilgrim_here
from fogtable.games.bigbrother.rules.lasting import anniversary
from fogtable.games.bigbrother.rules.orders import draw_directives
from fogtable.games.bigbrother.rules.police import hire
from fogtable.games.bigbrother.state import BigBrother


def play(t: BigBrother) -> Script[None]:  # BB-3.1
    """Play decision by decision, until the game is over."""
    while True:
        yield BOUNDARY
        if t.phase == Phase.SETUP:
            yield from prepare(t)
            begin_round(t)
        elif t.phase == Phase.OPPOSITION:
            yield from opposition_phase(t)
        elif t.phase == Phase.BIG_BROTHER:
            yield from big_brother_phase(t)
            begin_phase(t, Phase.EVENTS)
        elif t.phase == Phase.EVENTS:
            yield from events_phase(t)
            begin_phase(t, Phase.END_OF_ROUND)
        else:
            yield from end_of_round(t)
            begin_round(t)


def begin_round(t: BigBrother) -> None:
    """Begin a round with the Opposition phase."""
    emit(t, Log.ROUND_BEGINS, t.round)
    begin_phase(t, Phase.OPPOSITION)


def begin_phase(t: BigBrother, phase: int) -> None:
    """Begin a part of the round."""
    t.phase = phase
    emit(t, Log.PHASE_BEGINS, phase)


# -- set-up (BB-2) ----------------------------------------------------------------------------------------------------


def deal(t: BigBrother) -> None:  # BB-2.6, BB-17.5
    """Deal each oppositionist a personal goal, and with the option a character."""
    left = Character.ALL
    for p in t.opposition:
        goal = random_of(t, Luck.DEAL_GOAL, t.goal_box)
        t.goal_box -= goal
        t.goal[p] += goal
        emit(t, Log.DEALT_GOAL, p, goal)
        if t.dealt_characters:
            character = random_of(t, Luck.DEAL_CHARACTER, left)
            left -= character
            become(t, p, character)


def prepare(t: BigBrother) -> Script[None]:  # BB-2.7 .. BB-2.13
    """Characters, hands, policemen and directives, in this order (BB-2.14)."""
    yield from choose_characters(t)
    for p in t.opposition:  # BB-2.8
        for _ in range(SUPPORT_HAND):
            deal_support(t, p)
    t.deck_size[Deck.B] = t.deck_size[Deck.A] // 2  # BB-2.10
    t.deck_size[Deck.A] -= t.deck_size[Deck.B]
    yield from deploy(t)
    draw_directives(t)  # BB-2.13


def choose_characters(t: BigBrother) -> Script[None]:  # BB-2.7, D-CHAR
    """Each oppositionist chooses a character that is left, unless they were dealt."""
    left = Character.ALL
    for p in t.opposition:
        if t.character[p] == NONE:
            character = yield Ask(p, ChooseCharacter, left)
            left -= character
            become(t, p, character)


def become(t: BigBrother, p: int, character: int) -> None:  # BB-2.7
    """Take a character; the pawn stands on its start location."""
    t.character[p] = character
    t.at[p] = START_OF[character]
    emit(t, Log.BECOMES, p, character)


def deal_support(t: BigBrother, p: int) -> None:  # BB-2.8
    """Deal a support card; an immediate one is shown, goes back, and another is drawn."""
    card = top_card(t, Deck.A)
    while card == NONE:
        give_back(t, p)
        card = top_card(t, Deck.A)
    t.hand[p] += card
    emit(t, Log.DEALT_SUPPORT, p, KIND_OF[card])


def give_back(t: BigBrother, p: int) -> None:  # BB-2.8
    """Shuffle the immediate card that has just come up into the deck again."""
    card = t.drawn_now[0]
    emit(t, Log.GIVES_BACK, p, IMMEDIATE_KIND_OF[card])
    t.drawn_now[0] = NONE
    t.resolving_now -= card
    t.pool_now += card
    t.deck_size[Deck.A] += 1


def deploy(t: BigBrother) -> Script[None]:  # BB-2.12, D-DEPLOY
    """Big Brother puts his first policemen hidden on ministries."""
    t.abroad = MINISTRIES
    for _ in range(t.numbers[Number.POLICE_START]):
        cell = yield Secret(BIG_BROTHER, Deploy, ministries_from(last_cell(t)))
        hire(t, cell)
    emit(t, Log.DEPLOYS, t.hidden_police)


def ministries_from(cell: int) -> Cards:
    """Return the ministries from a cell on."""
    found = EMPTY
    for ministry in MINISTRIES:
        if ministry >= cell:
            found += ministry
    return found


def last_cell(t: BigBrother) -> int:
    """Return where the last policeman was put, NONE before the first."""
    return t.hidden_at[t.hidden_police - 1] if t.hidden_police > 0 else NONE


# -- the Opposition phase (BB-3.2 .. BB-3.7) --------------------------------------------------------------------------


def opposition_phase(t: BigBrother) -> Script[None]:
    """Make the next decision of the phase: the order, or one of a turn."""
    p = t.turn_of
    if t.turn_order[0] == NONE:
        yield from set_order(t)
    elif p == NOBODY:
        next_turn(t)
    elif t.turn_cut or not may_go_on(t, p):
        end_turn(t, p)
    else:
        came = yield from decide(t, p, turn_options(t, p))
        if came == Came.ENDED:
            end_turn(t, p)


def set_order(t: BigBrother) -> Script[None]:  # BB-3.2 .. BB-3.4, D-ORDER
    """The cell leader says who has which turn."""
    left = in_play(t)
    place = 0
    while len(left) > 0:
        p = yield Ask(t.leader, SetOrder, left)
        left -= p
        t.turn_order[place] = p
        place += 1
        emit(t, Log.IN_ORDER, p, place)


def next_turn(t: BigBrother) -> None:  # BB-3.6
    """Begin the next turn of the round; a skip flag or a fall takes it away. After the last one the phase is over."""
    if t.turn == len(t.opposition) or t.turn_order[t.turn] == NONE:
        begin_phase(t, Phase.BIG_BROTHER)
        return
    p = t.turn_order[t.turn]
    if t.will[p] == 0:
        t.turn += 1
    elif t.skips[p]:
        t.skips[p] = False
        emit(t, Log.TURN_SKIPPED, p)
        close_turn(t, p)
    else:
        begin_turn(t, p)


def begin_turn(t: BigBrother, p: int) -> None:  # BB-3.6, BB-4.1
    """Begin a turn of two actions and those granted before it."""
    t.turn_of = p
    t.actions[p] += 2
    emit(t, Log.TURN_BEGINS, p)
    weakness_at_start(t, p)


def end_turn(t: BigBrother, p: int) -> None:  # BB-3.7
    """End a turn; one that was cut off has no effects at its end."""
    if not t.turn_cut:
        weakness_at_end(t, p)
        met(t, p, goals_at_end(t, p))
        end_act(t)
    emit(t, Log.TURN_ENDS, p)
    close_turn(t, p)


def goals_at_end(t: BigBrother, p: int) -> Cards:  # Belly of the Beast, Under Its Gaze
    """Return the goals that ask for a turn to end where the pawn stands."""
    return pilgrim_here(t, p) | (EMPTY + Goal.EVADER if t.at[p] in t.cameras else EMPTY)


def close_turn(t: BigBrother, p: int) -> None:  # BB-3.7
    """Flip the activity token; what is left of the turn is lost."""
    t.turn_over[p] = True
    t.actions[p] = 0
    t.coffees[p] = 0
    t.turn_of = NOBODY
    t.turn_cut = False
    t.turn += 1


# -- the end of the round (BB-3.5) ------------------------------------------------------------------------------------


def end_of_round(t: BigBrother) -> Script[None]:  # BB-3.5
    """Count posters, look at the clocks, make ready for the next round."""
    yield from check_posters(t)
    yield from check_clocks(t)
    for p in t.opposition:
        clear_round(t, p)
    clear_police(t)
    for place in range(4):
        t.turn_order[place] = NONE
    t.turn = 0
    t.leader = next_leader(t)
    t.round += 1


def check_posters(t: BigBrother) -> Script[None]:  # BB-8.9, BB-15.2, BB-16.7
    """Posters of both kinds move the authority, as one change."""
    change = 0
    if len(t.posters) >= posters_needed(t):
        change += t.numbers[Number.POSTER_GAIN]
    if len(t.antiposters) >= t.numbers[Number.ANTIPOSTER_THRESHOLD]:
        change -= t.numbers[Number.ANTIPOSTER_LOSS]
    emit(t, Log.COUNTS_POSTERS, len(t.posters), len(t.antiposters))
    if change != 0:
        yield from change_authority(t, change)


def posters_needed(t: BigBrother) -> int:  # BB-8.9, Party Anniversary
    """Return how many posters of Big Brother raise the authority."""
    return anniversary(t, t.numbers[Number.POSTER_THRESHOLD])


def check_clocks(t: BigBrother) -> Script[None]:  # BB-16.4, BB-16.5
    """The opposition wins when Big Brother has no directive left to draw, or when the rounds are over."""
    if len(t.directive_deck) == 0:
        yield from end_game(t, End.DECK_EMPTY)
    elif t.round == t.numbers[Number.ROUND_LIMIT]:
        yield from end_game(t, End.ROUNDS_OVER)


def clear_round(t: BigBrother, p: int) -> None:  # BB-1.11, BB-3.5, BB-4.15
    """Ready an activity token and forget what counts for a round."""
    t.turn_over[p] = False
    t.once[p] = EMPTY
    t.banked[p] = 0
    t.actions[p] = 0
    t.moves[p] = 0
    t.searches[p] = 0
    t.tokens_this_round[p] = 0


def clear_police(t: BigBrother) -> None:  # BB-3.5
    """Forget the paid steps of the policemen."""
    t.paid_steps = 0
    t.widened = 0
    for hidden in range(8):
        t.hidden_steps[hidden] = 0
    for figure in Figure.ALL:
        t.figure_steps[figure] = 0


def next_leader(t: BigBrother) -> int:  # BB-3.3
    """Return the next oppositionist in play, clockwise from the cell leader."""
    p = t.leader
    for _ in t.opposition:
        p = p + 1 if p < len(t.opposition) else 1
        if t.will[p] > 0:
            return p
    return p
