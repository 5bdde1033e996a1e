from tdconsole.domain.rejections.refusal import Refusal


class NoSuchTournament(Refusal, kw_only=True):
    pass


class AlreadyCreated(Refusal, kw_only=True):
    pass


class TournamentIsOver(Refusal, kw_only=True):
    pass


class PlayersStillIn(Refusal, kw_only=True):
    left: int


class NobodyIsOut(Refusal, kw_only=True):
    """Nobody has gone out, so nobody has won."""


class NoLevels(Refusal, kw_only=True):
    pass
