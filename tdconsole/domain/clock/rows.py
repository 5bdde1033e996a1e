"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.clock import gestures, structure
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetClock,
    SetLevel,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    HandsCounted,
    LevelSet,
)
from tdconsole.domain.language.events.structure import StructureEdited
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.who import CLOCK, DIRECTOR

GESTURES: Final = (
    Gesture(StartClock, gestures.start, CLOCK, while_flight_plays=True),
    Gesture(PauseClock, gestures.pause, CLOCK),
    Gesture(ResumeClock, gestures.resume, CLOCK, while_flight_plays=True),
    Gesture(AdjustClock, gestures.adjust, CLOCK, while_flight_plays=True),
    Gesture(SetClock, gestures.set_time, CLOCK, while_flight_plays=True),
    Gesture(SetLevel, gestures.set_level, CLOCK, while_flight_plays=True),
    Gesture(CountHands, gestures.count_hands, CLOCK, while_flight_plays=True),
    Gesture(RestoreClock, gestures.restore, CLOCK),
    Gesture(SettleClock, gestures.settle, CLOCK),
    Gesture(EditStructure, structure.edit, DIRECTOR),
)

FACTS: Final = (
    Fact(
        ClockStarted,
        gestures.anchored,
        lambda e: (touch.clock(e.play),),
        undoable=False,
        set_back=True,
    ),
    Fact(
        ClockPaused,
        gestures.anchored,
        lambda e: (touch.clock(e.play),),
        undoable=False,
        set_back=True,
    ),
    Fact(
        ClockResumed,
        gestures.anchored,
        lambda e: (touch.clock(e.play),),
        undoable=False,
        set_back=True,
    ),
    Fact(
        ClockAdjusted,
        gestures.anchored,
        lambda e: (touch.clock(e.play),),
        undoable=False,
        set_back=True,
    ),
    Fact(
        LevelSet, gestures.anchored, lambda e: (touch.clock(e.play),), undoable=False, set_back=True
    ),
    Fact(
        HandsCounted,
        gestures.anchored,
        lambda e: (touch.clock(e.play),),
        undoable=False,
        set_back=True,
    ),
    Fact(
        ClockSettled,
        gestures.anchored,
        lambda e: (touch.clock(e.play),),
        undoable=False,
        set_back=True,
    ),
    Fact(ClockRestored, gestures.restored, lambda e: (touch.clock(e.play),), undoable=False),
    Fact(
        StructureEdited,
        structure.edited,
        lambda e: (touch.clock(one.play) for one in e.clocks),
        undoable=False,
    ),
)
