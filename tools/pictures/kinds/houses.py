"""Houses and business buildings from outside, and land."""
import math

import numpy as np

import settings as places
import shapes as s
import surfaces as m
from case import kind, look_at
from kinds.rooms import Finish


def gable(mat, wall, w, d, rise, at, over=0.4, along="x", thick=0.14):
    """A gable roof over a w by d block with its eaves at at; the ridge runs along x or y."""
    turn = 0 if along == "x" else 90
    span, run = (d, w) if along == "x" else (w, d)
    with s.place(at, (0, 0, turn)):
        slope = math.hypot(span / 2, rise)
        deg = math.degrees(math.atan2(rise, span / 2))
        far = over / math.cos(math.radians(deg))
        for side in (-1, 1):
            with s.place((0, side * span / 2, 0), (deg * -side, 0, 0)):
                long = slope + far
                s.box(mat, (run + 2 * over, long, thick), (0, -side * (long / 2 - far), 0), 0.01, along=0)
        if wall is not None:
            for x in (-run / 2, run / 2):
                s.put(s.build([(x, -span / 2, 0), (x, span / 2, 0), (x, 0, rise)], [(0, 1, 2)], along=1), wall)
        trim = m.paint("#efece5", 0.45, 0.1)
        for x in (-run / 2 - over, run / 2 + over):
            for side in (-1, 1):
                s.bar(trim, (x, side * (span / 2 + over), -over * rise / span * 2 + thick * 0.6), (x, 0, rise + thick * 0.6), 0.05, 0.17)


def hip(mat, w, d, rise, at, over=0.5):
    with s.place(at):
        a, b = w / 2 + over, d / 2 + over
        r = max(a - b, 0.01)
        low = -0.05
        s.put(s.build([(-a, -b, low), (a, -b, low), (a, b, low), (-a, b, low), (-r, 0, rise), (r, 0, rise)], [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], 0), mat)
        s.box(m.paint("#efece5", 0.45), (2 * a, 2 * b, 0.14), (0, 0, low - 0.14), 0.01)


def windows(case, fin, y, xs, z, w=1.0, h=1.35, shutters=None, rot=None, trim=None):
    for x in xs:
        places.window(case, (x, y, z), w, h, trim or fin.trim, fin.bars)
        if case.chance(0.5):
            tone = m.paint(case.pick("#d9d4c8", "#e9e5dc", "#c9c2b4"), 0.9)
            s.box(tone, (w * 0.96, 0.004, h * case.pick(0.3, 0.5, 0.9)), (x, y - 0.027, z + h * 0.5), 0)
        if shutters:
            for side in (-1, 1):
                s.box(shutters, (w * 0.36, 0.05, h + 0.1), (x + side * (w / 2 + 0.05 + w * 0.2), y - 0.03, z - 0.05), 0.01)


def side_windows(case, fin, x, ys, z, w=0.95, h=1.3):
    for y in ys:
        with s.place((x, y, 0), (0, 0, 90)):
            places.window(case, (0, 0, z), w, h, fin.trim, fin.bars)


def front_door(case, at, color, w=0.95, h=2.1, glass=False, trim="#efece6"):
    x, y, z = at
    mat, frame = m.paint(color, 0.35, 0.1), m.paint(trim, 0.4, 0.1)
    s.box(mat, (w, 0.06, h), (x, y - 0.02, z), 0.004)
    for dx in (-w / 2 - 0.06, w / 2 + 0.06):
        s.box(frame, (0.12, 0.12, h + 0.12), (x + dx, y - 0.03, z), 0.006)
    s.box(frame, (w + 0.34, 0.14, 0.14), (x, y - 0.03, z + h), 0.006)
    if glass:
        s.box(m.pane("#2f383d"), (w * 0.7, 0.02, h * 0.8), (x, y - 0.05, z + h * 0.1), 0)
    else:
        for dz, hh in ((0.15, 0.75), (1.05, 0.85)):
            for dx in (-w * 0.22, w * 0.22):
                s.box(mat, (w * 0.32, 0.03, hh), (x + dx, y - 0.055, z + dz), 0.012)
    s.ball(m.brass(), 0.04, (x + w * 0.4, y - 0.1, z + 1.0))


def steps(mat, at, w, count=3):
    x, y, z = at
    for i in range(count):
        s.box(mat, (w, 0.3 * (count - i) + 0.4, 0.17), (x, y - 0.15 * (count - i), i * 0.17), 0.01)


def column(mat, at, h, r=0.11, square=False):
    if square:
        s.box(mat, (r * 2, r * 2, h), at, 0.01)
        s.box(mat, (r * 2.6, r * 2.6, 0.12), at, 0.01)
        s.box(mat, (r * 2.6, r * 2.6, 0.12), (at[0], at[1], at[2] + h - 0.12), 0.01)
    else:
        s.lathe(mat, [(r * 1.3, 0), (r * 1.3, 0.08), (r, 0.14), (r * 0.85, h - 0.14), (r * 1.25, h - 0.08), (r * 1.25, h)], at)


def porch(case, fin, x0, x1, y, deep, z, h, roof, square=False, rail=True):
    mat = m.paint(fin.trim if fin.trim != "#3a3a3a" else "#efece6", 0.4, 0.1)
    s.box(m.planks("gray wood", 0.12, 0.7, 0.3), (x1 - x0, deep, z), ((x0 + x1) / 2, y - deep / 2, 0), 0.01)
    count = max(2, round((x1 - x0) / 2.4) + 1)
    xs = np.linspace(x0 + 0.15, x1 - 0.15, count)
    for x in xs:
        column(mat, (x, y - deep + 0.15, z), h, 0.1, square)
    s.box(mat, (x1 - x0 + 0.1, 0.2, 0.22), ((x0 + x1) / 2, y - deep + 0.15, z + h), 0.01)
    with s.place(((x0 + x1) / 2, y - deep / 2 - 0.05, z + h + 0.2), (12, 0, 0)):
        s.box(roof, (x1 - x0 + 0.5, deep + 0.6, 0.1), (0, 0, 0), 0.01, along=0)
    if rail:
        middle = case.door_x
        for a, b in zip(xs[:-1], xs[1:]):
            if a < middle < b:
                continue
            for dz in (0.12, 0.85):
                s.box(mat, (b - a, 0.05, 0.06), ((a + b) / 2, y - deep + 0.15, z + dz), 0.004)
            for x in np.arange(a + 0.15, b - 0.05, 0.14):
                s.box(mat, (0.035, 0.035, 0.75), (x, y - deep + 0.15, z + 0.12), 0)


def chimney(mat, at, h):
    s.box(mat, (0.75, 0.6, h), at, 0.01)
    s.box(m.concrete(), (0.9, 0.75, 0.12), (at[0], at[1], at[2] + h), 0.01)


def shrubs(case, x0, x1, y, count=6, size=0.55):
    mat = m.material(m.ramp(m.noise(256, 1.0), "#26401c", "#43652c", "#6f8f45"), 0.6, tile=0.4)
    rng = case.rng
    flower = m.material(case.pick("#c9587a", "#e6d9e6", "#d9a03a", "#8a6ab5"), 0.6)
    for i in range(count):
        x, r = x0 + (x1 - x0) * (i + 0.5) / count + rng.uniform(-0.2, 0.2), size * rng.uniform(0.6, 1.15)
        s.ball(m.material("#22341a", 0.9), r * 0.66, (x, y, r * 0.66), 0.9, 12)
        d = rng.normal(size=(300, 3))
        d *= (r * rng.uniform(0.72, 1.05, 300) / np.linalg.norm(d, axis=1))[:, None]
        p = np.stack([x + d[:, 0], y + d[:, 1] * 0.8, np.maximum(r * 0.75 + d[:, 2] * 0.85, 0.05)], -1)
        s.scatter(mat, *s.leaf(0.13, 0.09), p, rng.uniform(0, 360, (300, 3)), rng.uniform(0.7, 1.2, 300))
        if rng.random() < 0.35:
            for _ in range(14):
                d = rng.normal(size=3)
                d *= r * 1.02 / np.linalg.norm(d)
                s.ball(flower, 0.05, (x + d[0], y - abs(d[1]), r * 0.75 + abs(d[2]) * 0.8), 0.6, 6)


def surroundings(case, climate="green", street=True, drive=None, path=None, depth=9.0, sort=None):
    """Ground, street, trees, and light for a building whose front is at y = 0."""
    case.chosen["climate"] = "palm" if sort == "palm" else climate
    lawn = {"green": "grass", "desert": "desert", "snow": "snow", "meadow": "meadow", "dry": "dry grass"}[climate]
    places.plane(m.ground(lawn), (400, 400), (0, 100, -0.02))
    far = m.material(m.ramp(m.noise(256, 1.4), *(("#4a5a38", "#66784a", "#8a9a66") if climate != "desert" else ("#8a6a50", "#a5805f", "#b99878"))), 0.95, tile=9)
    rng = case.rng
    for i in range(3):
        ridge = m.noise(256, 2.2)[0]

        def hill(u, v, i=i, ridge=ridge):
            x = (u - 0.5) * 500
            h = (4 + 10 * i) * (0.3 + np.interp(u * 255, np.arange(256), ridge)) * v
            return np.stack([x, 120 + 70 * i + v * 10, h - 1], -1)

        s.sheet(far, hill, 120, 3)
    leaves = m.material(m.ramp(m.noise(256, 0.9), *(("#22351c", "#3a5529", "#5f7d42") if climate != "desert" else ("#5a5238", "#7a6f4a", "#958a60"))), 0.9, tile=6)
    ragged = m.noise(256, 1.1)[0]

    def line(u, v):
        top = 3 + 9 * np.interp((u * 700) % 255, np.arange(256), ragged) ** 1.5 + 2 * np.sin(u * 40)
        return np.stack([(u - 0.5) * 300, 58 + 3 * v + 12 * np.sin(u * 9), top * v * (0.45 if climate == "desert" else 1.1) - 0.3], -1)

    s.sheet(leaves, line, 500, 3)
    paving = case.pick(m.concrete("#9a968f", "#bdb8b0"), m.tiles("#a99f92", "#857c70", 4, 0.85, 0.08, True, 1.0, 1.6))
    if path is not None:
        places.plane(paving, (1.3, depth), (path, -depth / 2, 0.005))
    if drive is not None:
        places.plane(case.pick(paving, m.ground("asphalt")), (drive[1], depth), (drive[0], -depth / 2, 0.004))
    if climate in ("green", "dry", "meadow"):
        gaps = [(path, 0.8)] if path is not None else []
        gaps += [(drive[0], drive[1] / 2 + 0.1)] if drive is not None else []
        low, high = np.array([-7.0, -depth + 0.3, 0]), np.array([7.0, -0.6, 0])
        places.grass_field(case, low, high, 0.0, 1500, 0.07, climate != "green", gaps)
    if street:
        places.plane(m.concrete("#9a968f", "#bdb8b0"), (200, 1.5), (0, -depth - 0.75, 0.01))
        places.plane(m.ground("asphalt"), (200, 8), (0, -depth - 6, 0.0))
    sort = sort or {"green": "leafy", "desert": "palm", "snow": "pine", "meadow": "leafy", "dry": "leafy"}[climate]
    for i in range(7):
        x = -26 + i * 8.5 + rng.uniform(-2.5, 2.5)
        places.tree(case, (x, rng.uniform(12, 24), 0), rng.uniform(6, 11), sort if rng.random() < 0.8 else "pine" if climate != "desert" else "palm")
    if case.chance(0.6):
        side = case.pick(-1, 1)
        places.tree(case, (side * rng.uniform(8, 10.5), -rng.uniform(2, 5), 0), rng.uniform(4.5, 7), sort)
    places.sky(case)
    case.look.update(key=0.25, saturation=1.05, contrast=1.12, grain=0.004, vignette=0.04)


def shoot(case, w, h, azimuth=None, lens=30, aim=None, away=None):
    angle = case.angle % 3
    az = math.radians((azimuth if azimuth is not None else (-26, 30, 2)[angle]) * (1 if case.seed % 2 else -1))
    far = away or max(w * 0.86, h * 1.25) * lens / 30 + 4.0
    eye = (math.sin(az) * far, -math.cos(az) * far, 1.65)
    look_at(case, eye, aim or (0, 1.0, h * 0.42), lens, None, float(case.hand.normal(0, 0.25)))


sidings = ("#e6e3da", "#cfd3d0", "#a9b8bd", "#d9cdb4", "#8f9f95", "#6f8390", "#b9a88f", "#f0eee8", "#7a8070", "#c9a98a", "#5f6b73", "#9a5a4a")
doors = ("#7a2a25", "#2f4a5f", "#3a4a38", "#1f2326", "#c9a23a", "#5a3a25", "#6f8f95")


def wall_of(case, options=("siding", "siding", "brick", "stucco", "boards", "shingle"), color=None):
    choice = case.pick(*options, name="wall")
    color = color or case.pick(*sidings, name="siding")
    return {
        "siding": lambda: m.lapped(color),
        "brick": lambda: m.brick(case.pick("#94533b", "#8a4f42", "#a8735a", "#7d4a3a")),
        "stucco": lambda: m.stone(color, color, 0.9),
        "boards": lambda: m.lapped(color, 0.3, 0.1, True),
        "shingle": lambda: m.shingles(case.pick("#8a7a64", "#75695a", "#9a8f80"), 12, 1.6, 0.12),
    }[choice]()


def roof_of(case, options=("#4b4744", "#57504a", "#3f4245", "#6a5648", "#5f6468")):
    return m.shingles(case.pick(*options))


@kind("single-family")
def single_family(k):
    fin = Finish(k.seed)
    style = k.pick("colonial", "ranch", "modern", "cottage", "craftsman", "farmhouse", "adobe", "mediterranean", "cape", name="style")
    globals()[f"house_{style}"](k, fin)


def house_colonial(k, fin):
    w, d, h = k.between(10.5, 12.5), 7.5, 5.6
    wall, roof = wall_of(k, ("siding", "brick")), roof_of(k)
    k.door_x = 0
    s.box(m.concrete(), (w + 0.05, d + 0.05, 0.45), (0, d / 2, 0), 0.01)
    s.box(wall, (w, d, h - 0.4), (0, d / 2, 0.4), 0)
    gable(roof, wall, w, d, 2.4, (0, d / 2, h), 0.35)
    shut = m.paint(k.pick("#22282b", "#2f4a3a", "#3a2a28", "#2f3f55"), 0.5)
    xs = [-w * 0.4, -w * 0.22, w * 0.22, w * 0.4]
    windows(k, fin, 0, xs, 1.15, 0.95, 1.5, shut)
    windows(k, fin, 0, xs + [0], 3.75, 0.95, 1.35, shut)
    for x in (-w / 2 - 0.0, w / 2):
        side_windows(k, fin, x, (d * 0.3, d * 0.7), 1.2) if x > 0 else None
    front_door(k, (0, 0, 0.45), k.pick(*doors))
    steps(m.brick(), (0, -0.3, 0), 2.0)
    for x in (-0.95, 0.95):
        column(m.paint("#f0eee8", 0.4), (x, -1.0, 0.45), 2.3, 0.1)
    s.box(m.paint("#f0eee8", 0.4), (2.6, 1.3, 0.2), (0, -0.6, 2.75), 0.01)
    gable(roof, m.paint("#f0eee8", 0.4), 2.5, 1.3, 0.7, (0, -0.6, 2.95), 0.12, "y")
    chimney(m.brick(), (w / 2 - 0.6, d / 2, h), 3.2)
    shrubs(k, -w / 2 + 0.4, -1.4, -0.7, 5)
    shrubs(k, 1.4, w / 2 - 0.4, -0.7, 5)
    surroundings(k, path=0, drive=(w / 2 + 2.4, 3.2))
    shoot(k, w, 8)
    k.say("two-story colonial house")


def house_ranch(k, fin):
    w, d, h = k.between(14, 16.5), 7.5, 2.9
    wall, roof = wall_of(k, ("siding", "brick", "stucco")), roof_of(k)
    k.door_x = -1.0
    s.box(m.concrete(), (w + 0.05, d + 0.05, 0.3), (0, d / 2, 0), 0.01)
    s.box(wall, (w, d, h - 0.3), (0, d / 2, 0.3), 0)
    if k.chance(0.5):
        hip(roof, w, d, 1.9, (0, d / 2, h), 0.7)
    else:
        gable(roof, wall, w, d, 1.7, (0, d / 2, h), 0.7)
        gable(roof, wall, 4.6, 3.0, 1.2, (-w / 2 + 3.0, 0.9, h), 0.5, "y")
        s.box(wall, (4.6, 1.4, h - 0.3), (-w / 2 + 3.0, 0.0, 0.3), 0)
    gx = w / 2 - 2.2
    places.garage_door(k, (gx, 0, 0.05), 4.4, 2.2, k.pick("#ebe8e1", "#d9d2c4", "#6a5a4a"))
    windows(k, fin, 0, (1.6,), 0.95, 1.9, 1.35)
    windows(k, fin, -0.72, (-w / 2 + 3.0,), 0.95, 1.7, 1.3)
    front_door(k, (-1.0, 0, 0.3), k.pick(*doors))
    s.box(m.concrete(), (2.6, 1.6, 0.28), (-1.0, -0.8, 0), 0.01)
    for x in (-2.1, 0.1):
        column(m.paint("#f0eee8", 0.4), (x, -1.2, 0.28), h - 0.25, 0.08, True)
    s.box(m.paint("#f0eee8", 0.4), (2.7, 1.5, 0.15), (-1.0, -0.75, h), 0.01)
    shrubs(k, -w / 2 + 0.8, -2.4, -1.2, 5, 0.45)
    shrubs(k, 0.6, 3.0, -0.6, 3, 0.45)
    surroundings(k, k.pick("green", "green", "dry"), drive=(gx, 4.8), path=None)
    shoot(k, w * 0.92, 5, lens=28)
    k.say("ranch house with garage")


def house_modern(k, fin):
    w, d = k.between(10.5, 12.5), 8.0
    white = m.stone(*k.pick(("#e9e7e2", "#f2f0ec"), ("#cfccc6", "#d9d6d0"), ("#5a5d60", "#6a6d70")), 0.9)
    wood = m.planks(k.pick("teak", "walnut", "oak", "gray wood"), 0.14, 0.5, 0.1)
    dark = m.metal("#2a2b2d", 0.4)
    s.box(white, (w, d, 3.0), (0, d / 2, 0.15), 0.01)
    upper = w * 0.62
    ux = (-w / 2 + upper / 2 - 0.6) * k.pick(1, -1)
    s.box(k.pick(wood, white), (upper, d * 0.9, 3.0), (ux, d / 2 - 1.0, 3.15), 0.01)
    s.box(white, (upper + 0.5, d * 0.9 + 0.5, 0.28), (ux, d / 2 - 1.05, 6.15), 0.01)
    s.box(white, (w + 0.4, d + 0.3, 0.25), (0, d / 2, 3.0), 0.01)
    glass = m.pane("#26343c", 0.02)

    def band(x0, x1, y, z, h, n):
        s.box(glass, (x1 - x0, 0.06, h), ((x0 + x1) / 2, y - 0.01, z), 0)
        for x in np.linspace(x0, x1, n + 1):
            s.box(dark, (0.06, 0.1, h), (x, y - 0.02, z), 0)
        for zz in (z - 0.03, z + h - 0.03):
            s.box(dark, (x1 - x0, 0.1, 0.06), ((x0 + x1) / 2, y - 0.02, zz), 0)
        if k.chance(0.6):
            s.box(m.fabric("#e6e2d8", "plain"), ((x1 - x0) / n * 0.8, 0.02, h), (x0 + (x1 - x0) / n * 0.45, y - 0.055, z), 0)

    uy = d / 2 - 1.0 - d * 0.45
    band(ux - upper * 0.38, ux + upper * 0.3, uy, 3.75, 1.8, 4)
    side = -1 if ux > 0 else 1
    s.box(wood, (2.6, 0.08, 2.5), (side * w * 0.28, -0.02, 0.2), 0.004)
    front_door(k, (side * w * 0.28, -0.06, 0.2), k.pick("#22282b", "#7a2a25", "#c9a23a", "#4a3222"), 1.1, 2.3, False, "#2a2b2d")
    a, b = sorted((-side * w * 0.05, -side * w * 0.46))
    if k.chance(0.5):
        places.garage_door(k, ((a + b) / 2, 0, 0.05), 4.2, 2.4, "#5a5048")
        drive = ((a + b) / 2, 4.8)
    else:
        band(a, b, 0, 0.3, 2.4, 4)
        drive = None
    for i in range(4):
        s.box(m.concrete(), (1.4, 0.7, 0.06), (side * w * 0.28, -0.6 - i * 0.95, 0), 0.01)
    s.box(m.stone("#5a5650", "#7d776e"), (4.0, 0.5, 0.5), (-side * w * 0.3 if drive is None else side * w * 0.48, -1.6, 0), 0.02)
    shrubs(k, *((-side * w * 0.3 - 1.8, -side * w * 0.3 + 1.8) if drive is None else (side * w * 0.48 - 1.4, side * w * 0.48 + 1.4)), -1.2, 4, 0.45)
    surroundings(k, k.pick("green", "green", "desert", "dry"), drive=drive, path=None, sort=k.pick("leafy", "leafy", "pine", "palm"))
    shoot(k, w, 7, lens=28)
    k.say("modern house with flat roof")


def house_cottage(k, fin):
    w, d, h = k.between(7.5, 9), 6.5, 2.8
    wall, roof = wall_of(k, ("shingle", "siding", "stucco", "boards")), roof_of(k, ("#6a5648", "#57504a", "#7a5a48"))
    k.door_x = w * 0.12
    s.box(m.stone("#6f685e", "#9a9184"), (w + 0.06, d + 0.06, 0.4), (0, d / 2, 0), 0.01)
    s.box(wall, (w, d, h - 0.3), (0, d / 2, 0.35), 0)
    gable(roof, wall, w, d, 3.1, (0, d / 2, h), 0.45)
    gx = -w * 0.24
    s.box(wall, (3.2, 1.6, h - 0.3), (gx, 0.0, 0.35), 0)
    gable(roof, wall, 3.2, 3.2, 2.3, (gx, 0.8, h), 0.35, "y")
    windows(k, fin, -0.8, (gx,), 1.0, 1.5, 1.3)
    windows(k, fin, -0.8, (gx,), 3.0, 0.7, 0.8)
    windows(k, fin, 0, (w * 0.36,), 1.0, 1.1, 1.25, m.paint(k.pick(*doors), 0.5))
    front_door(k, (k.door_x, 0, 0.4), k.pick(*doors))
    steps(m.stone("#7d766b", "#a39a8c"), (k.door_x, -0.3, 0), 1.5, 2)
    with s.place((k.door_x, -0.5, 2.7), (18, 0, 0)):
        s.box(roof, (1.8, 1.2, 0.09), bevel=0.01, along=0)
    chimney(m.stone("#6f685e", "#9a9184"), (w * 0.36, d * 0.5, h + 0.4), 3.6)
    shrubs(k, -w / 2, gx + 1.4, -1.5, 5, 0.5)
    shrubs(k, w * 0.24, w / 2, -0.7, 3, 0.5)
    if k.chance(0.5):
        for x in np.arange(-9, 9, 0.16):
            if abs(x - k.door_x) > 0.8:
                s.box(m.paint("#f0eee8", 0.5, 0.15), (0.09, 0.025, 0.85), (x, -5.2, 0.05), 0.004)
        for z in (0.25, 0.7):
            s.box(m.paint("#f0eee8", 0.5, 0.15), (18, 0.04, 0.07), (0, -5.17, z), 0.004)
    surroundings(k, path=k.door_x, depth=8)
    shoot(k, w + 1, 7)
    k.say("cottage with steep roof")


def house_craftsman(k, fin):
    w, d, h = k.between(8.5, 10.5), 8.5, 3.1
    wall, roof = wall_of(k, ("siding", "shingle")), roof_of(k)
    k.door_x = 0.4
    s.box(m.stone("#5f5a54", "#8a8378"), (w + 0.06, d + 0.06, 0.6), (0, d / 2, 0), 0.01)
    s.box(wall, (w, d, h - 0.5), (0, d / 2, 0.55), 0)
    gable(roof, wall, w, d, 2.7, (0, d / 2, h), 0.8)
    dw = w * 0.42
    s.box(wall, (dw, 2.6, 1.5), (0, 2.0, h + 0.9), 0)
    gable(roof, wall, dw, 3.2, 1.0, (0, 2.2, h + 2.35), 0.5, "y")
    windows(k, fin, 0.7, (-0.75, 0, 0.75), h + 1.2, 0.62, 0.85)
    deep = 2.2
    stone = m.stone("#5f5a54", "#8a8378") if k.chance(0.5) else m.brick()
    s.box(m.planks("gray wood", 0.12, 0.7, 0.3), (w, deep, 0.5), (0, -deep / 2, 0), 0.01)
    trim = m.paint(k.pick("#efece5", "#d9cdb4", "#5a3f2a"), 0.45)
    for x in (-w / 2 + 0.35, -w * 0.14, w * 0.22, w / 2 - 0.35):
        s.box(stone, (0.62, 0.62, 1.15), (x, -deep + 0.35, 0.45), 0.02, taper=0.85)
        s.box(trim, (0.36, 0.36, h - 1.75), (x, -deep + 0.35, 1.6), 0.01, taper=0.72)
    s.box(trim, (w + 0.2, 0.3, 0.3), (0, -deep + 0.35, h - 0.2), 0.01)
    with s.place((0, -deep / 2 - 0.1, h + 0.35), (20, 0, 0)):
        s.box(roof, (w + 1.2, deep + 1.5, 0.12), bevel=0.01, along=0)
    windows(k, fin, 0, (-w * 0.3, w * 0.33), 1.1, 1.5, 1.35)
    front_door(k, (k.door_x, 0, 0.55), k.pick("#5a3a25", "#3a4a38", "#7a2a25"), 1.05, 2.1, True)
    steps(m.concrete(), (k.door_x, -deep - 0.2, 0), 1.8)
    shrubs(k, -w / 2, -w * 0.05, -deep - 0.5, 4, 0.45)
    shrubs(k, w * 0.25, w / 2 + 0.4, -deep - 0.5, 4, 0.45)
    surroundings(k, path=k.door_x, drive=(w / 2 + 2.2, 2.8))
    shoot(k, w + 2, 7)
    k.say("craftsman bungalow with porch")


def house_farmhouse(k, fin):
    w, d, h = k.between(11, 13), 7.5, 5.2
    wall = m.lapped(k.pick("#f2f0ea", "#ece9e1", "#33383b", "#a9b3a4"), 0.32, 0.05, True)
    roof = m.lapped(k.pick("#3a3d40", "#4a3f3a", "#5a6266"), 0.4, 0.1, True) if k.chance(0.6) else roof_of(k)
    fin.trim = k.pick("#22282b", "#f0eee8")
    k.door_x = 0.0
    s.box(m.concrete(), (w + 0.05, d, 0.5), (0, d / 2, 0), 0.01)
    s.box(wall, (w, d, h - 0.45), (0, d / 2, 0.45), 0)
    gable(roof, wall, w, d, 2.6, (0, d / 2, h), 0.45)
    gx = k.pick(-1, 1) * w * 0.3
    s.box(wall, (4.2, 1.6, h - 0.45), (gx, 0.0, 0.45), 0)
    gable(roof, wall, 4.2, 4.2, 2.4, (gx, 1.2, h), 0.45, "y")
    windows(k, fin, -0.8, (gx - 0.75, gx + 0.75), 3.5, 0.9, 1.5)
    windows(k, fin, 0, [x for x in (-w * 0.38, -w * 0.16, w * 0.16, w * 0.38) if abs(x - gx) > 2.3], 3.5, 0.9, 1.4)
    windows(k, fin, 0, [x for x in (-w * 0.36, -w * 0.17, w * 0.17, w * 0.36) if abs(x - gx) > 2.3], 1.1, 1.0, 1.6)
    windows(k, fin, -0.8, (gx - 0.75, gx + 0.75), 1.1, 1.0, 1.6)
    front_door(k, (0, 0, 0.5), k.pick(*doors), 1.05, 2.15, True)
    x0, x1 = (-w / 2, gx - 2.2) if gx > 0 else (gx + 2.2, w / 2)
    x0, x1 = min(x0, -1.4), max(x1, 1.4)
    porch(k, fin, x0, x1, 0, 2.1, 0.5, 2.35, roof, True, k.chance(0.5))
    steps(m.concrete(), (0, -2.3, 0), 2.2)
    shrubs(k, gx - 1.9, gx + 1.9, -1.6 if abs(gx) > 3.4 else -2.6, 4, 0.45)
    surroundings(k, k.pick("green", "green", "meadow"), path=0, street=k.chance(0.4))
    shoot(k, w, 8)
    k.say("farmhouse with front porch")


def house_adobe(k, fin):
    w, d = k.between(12, 14.5), 8
    color = k.pick("#c2956b", "#b5835a", "#d0a880", "#c9a58a")
    wall = m.stone(color, color, 0.95)
    blocks = [(0, d / 2, w * 0.5, d, 3.5), (-w * 0.34, d / 2 + 0.6, w * 0.34, d * 0.8, 3.0), (w * 0.34, d / 2 + 0.4, w * 0.36, d * 0.86, 2.9)]
    for x, y, ww, dd, hh in blocks:
        s.box(wall, (ww, dd, hh), (x, y, 0), 0.12, soft=3)
        s.box(wall, (ww, dd, 0.35), (x, y, hh - 0.05), 0.1, soft=3, taper=0.985)
    beam = m.wood("walnut", 0.8, 0.4)
    for i in range(7):
        s.cylinder(beam, 0.09, 0.9, (-w * 0.21 + i * w * 0.07, 0.3, 2.95), (90, 0, 0))
    fin.bars, fin.trim = 2, k.pick("#3f6a75", "#5a3a25", "#2f5a55")
    windows(k, fin, 0.6 + d * 0.1, (-w * 0.36,), 1.0, 1.2, 1.2)
    windows(k, fin, 0.4 + d * 0.07, (w * 0.37,), 1.0, 1.3, 1.2)
    windows(k, fin, 0, (-w * 0.13,), 1.0, 1.0, 1.2)
    front_door(k, (w * 0.1, 0, 0.05), k.pick("#3f6a75", "#5a3a25", "#8a4a2a"), 1.1, 2.1, False, "#5a3a25")
    for i in range(9):
        x, y = k.between(-w * 0.6, w * 0.6), k.between(-5.5, -0.9)
        if abs(x - w * 0.1) < 1.1:
            continue
        choice = k.pick("agave", "cactus", "rock", "rock")
        if choice == "agave":
            with s.place((x, y, 0)):
                places.foliage(m.material("#7f9a86", 0.6), 26, 0.55, 0.1, -0.25, 0.05, k.rng, (0, 0, 0.02), (10, 75))
        elif choice == "cactus":
            green = m.material(m.ramp(m.noise(256, 0.6, (0.2, 1)), "#3f5a35", "#5f7a4a"), 0.7, tile=0.3)
            hh = k.between(1.4, 2.6)
            s.lathe(green, [(0.15, 0), (0.19, hh * 0.3), (0.18, hh * 0.8), (0.1, hh * 0.97), (0, hh)], (x, y, 0), smooth=True, seg=20)
            for side in (-1, 1):
                z = hh * k.between(0.35, 0.55)
                s.tube(green, [(x, y, z), (x + side * 0.4, y, z + 0.05), (x + side * 0.46, y, z + 0.5), (x + side * 0.46, y, z + 0.7)], [0.11, 0.12, 0.11, 0.05])
        else:
            s.cushion(m.stone("#7d6552", "#a98a6f"), (k.between(0.4, 1.0), k.between(0.4, 0.8), k.between(0.25, 0.5)), (x, y, -0.05), (0, 0, k.between(0, 180)), square=0.7, lumps=0.15)
    surroundings(k, "desert", path=w * 0.1, street=k.chance(0.5))
    shoot(k, w * 0.9, 5, lens=28)
    k.say("adobe house in the desert")


def house_mediterranean(k, fin):
    w, d, h = k.between(11, 13), 8, 5.4
    color = k.pick("#e6d6b8", "#efe4cf", "#d9b893", "#e9dcc6", "#e0c4a4")
    wall = m.stone(color, color, 0.9)
    roof = m.shingles("#a55f40", 14, 1.8, 0.15)
    fin.trim = k.pick("#5a3f2a", "#efe8da")
    s.box(wall, (w * 0.62, d, h), (-w * 0.12, d / 2, 0), 0)
    hip(roof, w * 0.62, d, 1.7, (-w * 0.12, d / 2, h + 0.14), 0.6)
    gx = w * 0.34
    s.box(wall, (w * 0.4, d * 0.8, 3.1), (gx, d / 2 - 0.6, 0), 0)
    hip(roof, w * 0.4, d * 0.8, 1.3, (gx, d / 2 - 0.6, 3.24), 0.55)
    gy = d / 2 - 0.6 - d * 0.4
    places.garage_door(k, (gx, gy, 0.02), 3.4, 2.3, "#6a4a32")
    iron = m.iron()
    for x in (-w * 0.32, 0.08 * w):
        arch = [(x - 0.6, 0), (x + 0.6, 0)] + [(x + 0.6 * math.cos(a), 1.5 + 0.6 * math.sin(a)) for a in np.linspace(0, 3.1416, 20)]
        s.plate(m.pane("#2a3238"), arch, 0.06, (0, 0.02, 0.7), (90, 0, 0), bevel=0)
        s.tube(m.paint(fin.trim, 0.4), [(px, -0.06, 0.7 + pz) for px, pz in arch], 0.06, closed=True, smooth=False, seg=6)
    windows(k, fin, 0, (-w * 0.32, -w * 0.12, w * 0.08), 3.6, 0.95, 1.3)
    s.box(wall, (1.6, 0.3, 2.9), (-w * 0.12, -0.15, 0), 0.03)
    front_door(k, (-w * 0.12, -0.3, 0.1), "#5a3f2a", 1.05, 2.2, False, color)
    for z in (3.45, 4.3):
        s.box(iron, (2.0, 0.04, 0.04), (-w * 0.12, -0.62, z), 0)
    for x in np.linspace(-0.98, 0.98, 15):
        s.box(iron, (0.02, 0.02, 0.85), (-w * 0.12 + x, -0.62, 3.45), 0)
    s.box(wall, (2.1, 0.7, 0.15), (-w * 0.12, -0.32, 3.3), 0.02)
    shrubs(k, -w * 0.42, -w * 0.2, -0.7, 4, 0.45)
    surroundings(k, k.pick("green", "dry"), drive=(gx, 4.2), path=-w * 0.12, sort="palm")
    places.tree(k, (-w * 0.55, -2.5, 0), 6.5, "palm")
    shoot(k, w, 7.2, lens=28)
    k.say("stucco house with tile roof and palms")


def house_cape(k, fin):
    w, d, h = k.between(9, 10.5), 7, 2.8
    wall, roof = wall_of(k, ("shingle", "siding")), roof_of(k)
    k.door_x = 0
    s.box(m.concrete(), (w + 0.05, d, 0.4), (0, d / 2, 0), 0.01)
    s.box(wall, (w, d, h - 0.35), (0, d / 2, 0.35), 0)
    gable(roof, wall, w, d, 3.4, (0, d / 2, h), 0.25)
    for x in (-w * 0.27, w * 0.27):
        s.box(wall, (1.5, 2.4, 1.45), (x, 2.0, h + 0.75), 0)
        gable(roof, wall, 1.5, 2.8, 0.85, (x, 2.1, h + 2.15), 0.18, "y")
        windows(k, fin, 0.8, (x,), h + 1.0, 0.8, 1.05)
    shut = m.paint(k.pick(*doors), 0.5)
    windows(k, fin, 0, (-w * 0.36, -w * 0.19, w * 0.19, w * 0.36), 1.0, 0.85, 1.3, shut)
    front_door(k, (0, 0, 0.4), k.pick(*doors))
    steps(m.brick(), (0, -0.3, 0), 1.7, 2)
    chimney(m.brick(), (0, d / 2, h + 2.4), 2.0)
    shrubs(k, -w / 2 + 0.2, -1.1, -0.6, 5, 0.5)
    shrubs(k, 1.1, w / 2 - 0.2, -0.6, 5, 0.5)
    snow = k.chance(0.12)
    surroundings(k, "snow" if snow else "green", path=0, drive=(w / 2 + 2.2, 3.0))
    shoot(k, w + 1.5, 7)
    k.say("cape house with two dormers")
