"""``web/src/shared/generated.ts``: what server and page say to each other."""

from __future__ import annotations

from typing import Final

from fogtable.core.formats.tutorial import Lesson
from fogtable.core.game import Outcome
from fogtable.server import requests
from fogtable.server.refusals import STATUS
from fogtable.server.tables.talk import Word
from tools.webtypes import answers
from tools.webtypes.typescript import HEAD, interface

BODIES: Final = (
    requests.Player,
    requests.Clock,
    requests.NewTable,
    requests.Claim,
    requests.Reveal,
    requests.Fill,
    requests.Arrange,
    requests.Answers,
    requests.Device,
    requests.Say,
    requests.Preview,
    requests.Hint,
    requests.GoOn,
    requests.Rematch,
    requests.TakeBack,
    requests.Declare,
    requests.End,
    requests.Consent,
    requests.MadePasskey,
    requests.UsedPasskey,
)
ANSWERS: Final = (
    answers.Option,
    answers.LessonInfo,
    answers.GameInfo,
    answers.FieldInfo,
    answers.DeclarationsInfo,
    answers.SpokenInfo,
    answers.SeatInfo,
    answers.ClockInfo,
    answers.ProposalInfo,
    answers.TableInfo,
    answers.TableNow,
    answers.Asked,
    answers.GameEvent,
    answers.WindowInfo,
    answers.HintRow,
    answers.HintInfo,
    answers.ReasonInfo,
    answers.OddsInfo,
    answers.ReasonsInfo,
    answers.ChancesAt,
    answers.BetterInfo,
    answers.TurnInfo,
    answers.AnalysisInfo,
    Lesson,
    Outcome,
    answers.SeatView,
    answers.Shown,
    answers.Step,
    answers.ReplayStep,
    answers.ExampleStep,
    answers.ExampleInfo,
    Word,
    answers.ChannelInfo,
    answers.TalkInfo,
    answers.Entropy,
    answers.Proof,
    answers.Offer,
    answers.Reach,
    answers.DeviceInfo,
    answers.PasskeyInfo,
    answers.PersonInfo,
)


def shared() -> str:
    """Return the types of what server and page say to each other."""
    codes = "\n".join(f"  | '{code}'" for code in STATUS)
    refusals = f"/** What the server says no with. */\nexport type RefusalCode =\n{codes};\n"
    return "\n".join([HEAD, *(interface(one) for one in (*BODIES, *ANSWERS)), refusals])
