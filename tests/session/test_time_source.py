from tdconsole.session import SystemTime


def test_this_boots_time_never_goes_back() -> None:
    time = SystemTime()
    moments = [time.now() for _ in range(2_000)]
    uptimes = [moment.uptime for moment in moments]
    assert uptimes == sorted(uptimes)


def test_a_boot_has_one_name() -> None:
    time = SystemTime()
    assert len({time.now().boot for _ in range(10)}) == 1
    assert time.now().boot


def test_the_worlds_time_is_this_centurys() -> None:
    assert 1_700_000_000_000 < SystemTime().now().utc < 4_100_000_000_000


def test_the_time_awake_is_never_more_than_this_boots() -> None:
    moment = SystemTime().now()
    assert moment.awake is None or moment.awake <= moment.uptime
