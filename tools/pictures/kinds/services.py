"""Services, shown by their place, tools, or result."""
import math

import numpy as np

import settings as places
import shapes as s
import surfaces as m
from case import Case, kind, kinds, look_at
from kinds import electronics, furniture, goods, rooms
from kinds.rooms import Finish, one, shell, shine, wall_window
from settings import garage, table_top


def eye(k, spots, target, lens=32, f=None):
    """Looks at the target from the spot of the angle."""
    spot = spots[k.angle % len(spots)]
    look_at(k, spot[:3], spot[3:] or target, lens, f, float(k.hand.normal(0, 0.4)))


def bucket(k, color=None):
    mat = m.plastic(color or k.pick("#2f6a9a", "#c9423a", "#d9b22a", "#3f8a6a"), 0.4)
    s.lathe(mat, [(0, 0.004), (0.1, 0), (0.14, 0.27), (0.15, 0.275), (0.135, 0.27), (0.1, 0.012), (0, 0.012)])
    s.tube(m.metal("#b9bbbd", 0.3), [(-0.14, 0, 0.25), (-0.13, -0.08, 0.36), (0.13, -0.08, 0.36), (0.14, 0, 0.25)], 0.004)


def spray(k, color):
    s.lathe(m.plastic(color, 0.3), [(0, 0), (0.04, 0), (0.043, 0.02), (0.04, 0.13), (0.018, 0.18), (0.016, 0.2), (0, 0.2)], squash=0.7)
    s.box(m.paint("#f0ece4", 0.5), (0.05, 0.001, 0.07), (0, -0.0295, 0.045), 0)
    top = m.plastic(k.pick("#f0ede6", "#c9423a", "#22262b"), 0.4)
    s.box(top, (0.07, 0.022, 0.03), (-0.012, 0, 0.215), 0.006)
    s.cylinder(top, 0.014, 0.02, (0, 0, 0.198))
    s.tube(top, [(-0.02, 0, 0.215), (-0.03, 0, 0.19), (-0.022, 0, 0.165)], 0.005)


@kind("cleaning")
def cleaning(k):
    room = k.pick("living", "kitchen", "bath", name="room")
    kinds[room][0](Stage(k))
    near = -0.9 if room == "bath" else -1.5
    with s.place((0.25, near, 0)):
        bucket(k)
        for i in range(3):
            with s.place((-0.04 + i * 0.05, 0.03 * (-1) ** i, 0.1), (0, k.between(-8, 8), k.between(0, 90))):
                spray(k, ("#5fa8d0", "#8fc77a", "#e0a5c0", "#e6cf5a")[(i + k.seed) % 4])
        s.cushion(m.fabric(k.pick("#e6cf5a", "#7fb5d0", "#e9e4da"), "boucle", size=0.08), (0.2, 0.16, 0.07), (0.22, -0.1, 0), square=0.8, lumps=0.05)
        s.tube(m.plastic(k.pick("#2f6a9a", "#c9423a", "#3f8a6a"), 0.4), [(-0.35, 0.1, 0.05), (-0.5, 0.25, 1.3)], 0.011, smooth=False)
        s.cushion(m.fabric("#e9e4da", "boucle", size=0.06), (0.36, 0.14, 0.07), (-0.34, 0.08, 0), square=0.7, lumps=0.04)
    eye(k, [(-0.5, near - 1.7, 0.95), (0.9, near - 1.6, 1.1), (0.2, near - 1.3, 0.8)], (0.1, near + 0.6, 0.55), 26)
    k.say("cleaned room with a bucket of cleaning supplies")


class Stage:
    """A case whose camera and words are ignored, to build a room behind something else."""

    def __init__(self, case):
        object.__setattr__(self, "case", case)

    def __getattr__(self, name):
        return getattr(self.case, name)

    def __setattr__(self, name, value):
        setattr(self.case, name, value)


@kind("plumbing")
def plumbing(k):
    fin = Finish(k.seed)
    form = k.pick("sink", "under", "pipes", name="form")
    chrome = m.metal(k.pick("#d9dbdd", "#d2a959", "#2b2b2d"), 0.1)
    if form == "sink":
        s.box(fin.top(), (1.8, 0.6, 0.05), (0, 0, 0.85), 0.006)
        k.shaker = True
        with s.place((0, 0.3, 0)):
            rooms.cabinets(k, fin, -0.9, 0.9, 0.0, True, 0.0, 0.85, 0.57)
        s.lathe(m.ceramic("#f1efea", 0.08), [(0.14, 0), (0.22, 0.1), (0.235, 0.13), (0.225, 0.13), (0.18, 0.05), (0.03, 0.02), (0, 0.02)], (0, -0.02, 0.9))
        s.cylinder(chrome, 0.03, 0.004, (0, -0.02, 0.919))
        rooms.faucet(chrome, (0, 0.2, 0.9), 0.34)
        tile = k.pick(m.tiles("#efece6", "#cfcac0", 4, 0.12, 0.02, True, 2.0, 0.8), m.tiles("#9fb5ae", "#dcd8ce", 6, 0.12, 0.07, False, 1.0, 0.9))
        places.plane(tile, (6, 3), (0, 0.31, 1.5), (90, 0, 0))
        with s.place((-0.42, -0.1, 0.912), (0, 90, 25), 1.4):
            goods.wrench(k)
        with s.place((0.45, -0.08, 0.9)):
            s.cushion(m.fabric("#e9e4da", "boucle", size=0.08), (0.2, 0.18, 0.05), square=0.8, lumps=0.05)
        target, spots = (0, 0, 1.05), [(-0.75, -1.25, 1.5), (0.8, -1.2, 1.45), (0.1, -1.1, 1.7)]
    else:
        places.plane(m.paint("#d5cdbd" if form == "under" else "#dcd8d0", 0.8), (6, 3), (0, 0.35, 1.0), (90, 0, 0))
        s.box(m.planks("birch", 0.6, 0.6, 0.2), (3, 1.4, 0.04), (0, -0.2, -0.04), 0.002)
        pipe = chrome if form == "under" else m.metal("#b5673a", 0.2)
        if form == "under":
            s.lathe(m.metal("#b9bbbd", 0.3), [(0, 0.72), (0.05, 0.72), (0.2, 0.78), (0.3, 0.9)], (0, 0, 0))
            s.tube(pipe, [(0, 0, 0.74), (0, 0, 0.42), (0.0, 0, 0.3), (0.08, 0, 0.24), (0.16, 0, 0.3), (0.16, 0.0, 0.42), (0.16, 0.1, 0.48), (0.16, 0.36, 0.48)], 0.026, seg=20)
            for z in (0.62, 0.4):
                s.ring(pipe, 0.033, 0.009, (0, 0, z), thin=10)
            s.ring(pipe, 0.033, 0.009, (0.16, 0, 0.4), thin=10)
            for x in (-0.22, -0.34):
                s.tube(m.metal("#c9cbcd", 0.35, True), [(x, 0.3, 0.2), (x, 0.15, 0.25), (x * 0.7, 0.05, 0.5), (x * 0.5, 0.05, 0.85)], 0.009)
                s.cylinder(pipe, 0.02, 0.08, (x, 0.34, 0.2), (90, 0, 0))
                s.ball(m.plastic("#c9423a" if x < -0.3 else "#2f5a8a", 0.4), 0.022, (x, 0.22, 0.235), 0.5)
        else:
            for i, x in enumerate((-0.5, -0.3, 0.28, 0.5)):
                s.rod(pipe, (x, 0.28, 0), (x, 0.28, 1.7), 0.016)
                for z in (0.3, 1.2):
                    s.ring(pipe, 0.02, 0.006, (x, 0.28, z), thin=8)
                if i % 2:
                    s.rod(pipe, (x, 0.28, 0.75), (x, 0.16, 0.75), 0.014)
                    s.ring(m.plastic("#c9423a", 0.4), 0.05, 0.009, (x, 0.15, 0.75), (90, 0, 0))
            s.lathe(m.enamel("#d9dbdd"), [(0, 0.06), (0.24, 0.06), (0.26, 0.1), (0.26, 1.25), (0.22, 1.32), (0, 1.33)], (0, 0.05, 0))
            s.box(m.paint("#e0b93a", 0.5), (0.14, 0.004, 0.2), (0, -0.212, 0.7), 0)
        with s.place((0.45, -0.3, 0)):
            bucket(k)
        with s.place((-0.32, -0.45, 0.02), (0, 90, 70), 1.7):
            goods.wrench(k)
        with s.place((-0.5, -0.3, 0), scale=0.8):
            one(k, "toolbox", (0, 0, 0), 12)
        places.indoor(k, 0.7)
        target, spots = (0.0, 0, 0.55 if form == "pipes" else 0.42), [(-0.6, -1.45, 0.9), (0.7, -1.4, 0.85), (0.1, -1.35, 0.7)]
    if form == "sink":
        places.indoor(k, 0.7)
    k.light_side = k.pick(-1, 1)
    places.window_light(k, target, 1.4, 1.0)
    k.look["key"] = 0.28
    eye(k, spots, target, 32)
    k.say({"sink": "new faucet over a sink", "under": "pipes under a sink with tools", "pipes": "water heater with copper pipes"}[form])


@kind("electrical")
def electrical(k):
    form = k.pick("panel", "outlets", "lamps", name="form")
    if form == "lamps":
        fin = Finish(k.seed)
        kinds["dining"][0](Stage(k))
        with s.place((1.25, -1.3, 0)):
            ladder(k)
        eye(k, [(-1.5, -3.0, 1.3), (1.9, -3.1, 1.3), (0, -2.8, 1.2)], (0.1, 0.2, 1.25), 26)
        return k.say("new lamps over a dining table")
    wall = m.paint(k.pick("#e4e1d9", "#d5dad8", "#cfc8ba"), 0.8)
    places.plane(wall, (6, 4), (0, 0.1, 1.4), (90, 0, 0))
    gray = m.metal("#9ea2a5", 0.45)
    if form == "panel":
        s.box(gray, (0.42, 0.1, 0.72), (0, 0.05, 1.1), 0.008)
        s.box(m.plastic("#2a2b2d", 0.6), (0.3, 0.02, 0.56), (0, -0.005, 1.18), 0.004)
        for i in range(9):
            for x in (-0.075, 0.075):
                s.box(m.plastic("#141415", 0.4), (0.13, 0.024, 0.05), (x, -0.02, 1.2 + i * 0.057), 0.004)
                s.box(m.plastic("#e6e3da" if k.chance(0.85) else "#c9423a", 0.4), (0.022, 0.02, 0.018), (x - 0.03 * (1 if x > 0 else -1), -0.04, 1.217 + i * 0.057), 0.003)
                s.box(m.paint("#f0ece2"), (0.05, 0.002, 0.016), (x + 0.03 * (1 if x > 0 else -1), -0.033, 1.217 + i * 0.057), 0)
        with s.place((0.22, 0.0, 1.1), (0, 0, -68)):
            s.box(gray, (0.42, 0.012, 0.72), (0.21, 0, 0), 0.004)
        for x in (-0.12, 0.0, 0.1):
            s.rod(m.metal("#b9bbbd", 0.35), (x, 0.05, 1.8), (x, 0.05, 2.6), 0.016)
    else:
        for x, n in ((-0.16, 2), (0.16, 1)):
            s.slab(m.plastic("#f1eee8", 0.3), (0.12 if n == 2 else 0.08, 0.12, 0.008), 0.008, (x, 0.098, 1.4), (90, 0, 0), bevel=0.003)
            if n == 2:
                for dx in (-0.025, 0.025):
                    s.box(m.plastic("#e6e3dc", 0.3), (0.032, 0.012, 0.066), (x + dx, 0.086, 1.367), 0.003, (8, 0, 0))
            else:
                for z in (1.372, 1.428):
                    s.slab(m.plastic("#e6e3dc", 0.3), (0.034, 0.03, 0.003), 0.012, (x, 0.09, z), (90, 0, 0), bevel=0.001)
                    for dx in (-0.006, 0.006):
                        s.box(m.plastic("#151515", 0.9), (0.0025, 0.001, 0.009), (x + dx, 0.0865, z), 0)
    s.box(m.wood("oak", 0.4, 0.3), (2.4, 0.5, 0.04), (0, -0.3, 0.98), 0.004)
    top = 1.02
    for i, c in enumerate(("#c9302a", "#e0a92f", "#22262b", "#2f5a8a")):
        with s.place((-0.5 + i * 0.07, -0.32 + 0.03 * (i % 2), top + 0.014), (0, 90, 60 + i * 14)):
            goods.screwdriver(k, c)
    for i, c in enumerate(("#c9302a", "#1f2224", "#e6e3da", "#3f8a4a")):
        with s.place((0.25 + i * 0.02, -0.3 - 0.02 * i, top + i * 0.013)):
            for j in range(4):
                s.ring(m.plastic(c, 0.4), 0.075 - 0.006 * (i % 2) + 0.003 * j, 0.0035, (0, 0, 0.004), (k.between(-4, 4), k.between(-4, 4), 0), thin=8)
    with s.place((-0.05, -0.36, top), (0, 0, -18)):
        s.slab(m.plastic("#d9a02f", 0.5), (0.09, 0.17, 0.035), 0.015, bevel=0.008)
        s.box(m.plastic("#9fb09a", 0.2), (0.06, 0.045, 0.002), (0, 0.045, 0.035), 0)
        s.cylinder(m.plastic("#1c1c1d", 0.5), 0.024, 0.008, (0, -0.02, 0.035))
        for x, c in ((-0.02, "#c9302a"), (0.02, "#1c1c1d")):
            s.tube(m.plastic(c, 0.5), [(x, -0.085, 0.02), (x * 2, -0.14, 0.01), (x * 4, -0.1, 0.008), (x * 7, -0.02, 0.008)], 0.004)
    places.indoor(k, 0.7)
    k.light_side = k.pick(-1, 1)
    places.window_light(k, (0, 0, 1.3), 1.2, 1.0)
    k.look["key"] = 0.27
    z = 1.36 if form == "panel" else 1.26
    eye(k, [(-0.6, -1.6, 1.62), (0.7, -1.5, 1.55), (0.05, -1.3, 1.7)], (0.05, 0, z), 34 if form == "panel" else 40)
    k.say("open electrical panel" if form == "panel" else "new switches and an outlet")


def ladder(k, tall=1.6):
    mat, step = k.pick(m.metal("#b9bbbd", 0.35), m.wood("pine", 0.6, 0.4)), m.plastic("#2a2b2d", 0.7)
    for side in (-1, 1):
        s.bar(mat, (side * 0.26, -0.35, 0), (side * 0.18, 0, tall), 0.05, 0.025)
        s.bar(mat, (side * 0.26, 0.4, 0), (side * 0.18, 0.03, tall), 0.035, 0.02)
    for i in range(5):
        t = (i + 1) / 5.5
        s.box(mat, (0.5 - 0.14 * t, 0.09, 0.022), (0, -0.35 * (1 - t), tall * t), 0.003)
    s.box(step, (0.42, 0.2, 0.04), (0, 0.02, tall), 0.01)


def paint_can(k, color, lid=True):
    s.lathe(m.metal("#c2c4c6", 0.3), [(0, 0), (0.085, 0), (0.085, 0.19), (0.078, 0.19), (0.078, 0.17), (0, 0.17)])
    s.cylinder(m.paint(color, 0.2, 0), 0.077, 0.002, (0, 0, 0.172))
    a = np.linspace(-1.4, 1.4, 20) - math.pi / 2
    s.grid(m.paint("#f0ece2", 0.6), [np.stack([0.086 * np.cos(a), 0.086 * np.sin(a), np.full(20, z)], -1) for z in (0.03, 0.16)], closed_u=False, caps=False)
    s.grid(m.paint(color, 0.5), [np.stack([0.0865 * np.cos(a), 0.0865 * np.sin(a), np.full(20, z)], -1) for z in (0.05, 0.11)], closed_u=False, caps=False)
    for q in (0.4, 1.0):
        s.tube(m.paint(color, 0.2, 0), [(0.083 * math.sin(q), -0.083 * math.cos(q), 0.19), (0.088 * math.sin(q), -0.088 * math.cos(q), 0.17), (0.088 * math.sin(q), -0.088 * math.cos(q), 0.17 - 0.05 * q)], 0.006)
    s.tube(m.metal("#8a8c8e", 0.3), [(-0.085, 0, 0.15), (-0.1, -0.06, 0.08), (0, -0.12, 0.02), (0.1, -0.06, 0.08), (0.085, 0, 0.15)], 0.0025)


@kind("painting")
def painting(k):
    fin = Finish(k.seed)
    color = k.pick("#7f9a9a", "#b5795a", "#8fa58a", "#5f7390", "#d0a55a", "#a8707a", "#6a7f6f", "#c9b290", name="color")
    w, d = 4.4, 3.8
    shell(k, fin, w, d)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.75), 1.4, 1.4, -90 * side, False)
    share = k.pick(0.55, 0.7, 1.0)
    n = 40
    edge = [(-w / 2 + w * share + k.between(-0.06, 0.06) * (share < 1), 0.1 + i * (rooms.tall - 0.1) / n) for i in range(n + 1)]
    s.plate(m.paint(color, 0.7, 0.02), [(-w / 2, 0.1), *edge, (-w / 2, rooms.tall)], 0.003, (0, d / 2 - 0.001, 0), (90, 0, 0), bevel=0)
    cloth = m.fabric("#e0d9ca", "plain", 0.3, size=0.4)
    rng = np.random.default_rng(k.seed)
    waves = [(rng.normal(0, 7, 2), rng.uniform(0, 6)) for _ in range(7)]
    s.sheet(cloth, lambda u, v: np.stack([(u - 0.5) * 3.2, (v - 0.5) * 1.8 + 0.6, 0.012 + 0.01 * sum(np.sin(u * 3 * a[0] + v * 2 * a[1] + p) for a, p in waves) / 3], -1), 90, 60)
    with s.place((k.between(-0.2, 0.9), 0.9, 0.02), (0, 0, k.between(-30, 30))):
        ladder(k)
    for i in range(k.pick(2, 3)):
        with s.place((-0.9 + i * 0.26, 0.3 + 0.12 * (i % 2), 0.025), (0, 0, k.between(-40, 40))):
            paint_can(k, color if i < 2 else "#efece6")
    with s.place((-0.35, -0.1, 0.02), (0, 0, 30)):
        s.box(m.plastic("#2a2b2d", 0.5), (0.28, 0.4, 0.05), bevel=0.012)
        s.box(m.paint(color, 0.2, 0), (0.24, 0.36, 0.004), (0, 0, 0.049), 0)
        with s.place((0, 0.1, 0.1), (0, 90, 0)):
            s.cylinder(m.fabric(color, "boucle", size=0.06), 0.03, 0.24, (0, 0, -0.12), bevel=0.01)
        s.tube(m.metal("#b9bbbd", 0.3), [(0.12, 0.1, 0.1), (0.17, 0.1, 0.1), (0.17, 0.0, 0.1), (0.0, -0.06, 0.12), (0, -0.16, 0.15)], 0.005, smooth=False)
        s.rod(m.plastic("#c9423a", 0.4), (0, -0.15, 0.148), (0, -0.3, 0.19), 0.014, 0.012)
    shine(k, fin, w, d, side)
    k.look["key"] = 0.28
    eye(k, [(-1.3, -2.5, 1.3), (1.4, -2.4, 1.3), (0.1, -2.6, 1.2)], (-0.1, 1.0, 0.95), 25)
    k.say("room with a freshly painted wall")


@kind("gardening")
def gardening(k):
    form = k.pick("lawn", "beds", "hedge", name="form")
    places.plane(m.ground("grass"), (120, 120), (0, 30, -0.01))
    if form == "lawn":
        for i in range(12):
            places.plane(m.material(m.ramp(m.noise(128, 0.7), *(("#3f5724", "#57753a") if i % 2 else ("#56703a", "#71904f"))), 0.9, tile=2.0), (0.62, 14), (-3.4 + i * 0.62, 3, 0.0))
        mower(k)
        places.grass_field(k, np.array([-2.5, -2.2, 0]), np.array([2.5, 2.5, 0]), 0.3, 1300, 0.035)
        target, spots = (0.1, 0, 0.45), [(-1.5, -2.4, 1.25), (1.6, -2.3, 1.15), (0.3, -2.5, 1.0)]
    else:
        soil = m.ground("soil")
        wood = m.wood("pine", 0.7, 0.4)
        for i, x in enumerate((-1.05, 1.05)):
            with s.place((x, 0.6, 0)):
                if form == "beds":
                    for y in (-0.9, 0.9):
                        s.box(wood, (1.5, 0.05, 0.32), (0, y, 0), 0.006)
                    for xx in (-0.75, 0.75):
                        s.box(wood, (0.05, 1.85, 0.32), (xx, 0, 0), 0.006)
                    s.box(soil, (1.45, 1.75, 0.27), bevel=0)
                    for r in range(4):
                        for c in range(5):
                            plant_row(k, ((r - 1.5) * 0.35, (c - 2) * 0.34, 0.27), (i * 4 + r) % 5)
        if form == "hedge":
            places.hedge(k, (0, 1.6, 0), (5.5, 0.9, 1.35), 0.09, 4200)
            places.grass_field(k, np.array([-2.5, -2.2, 0]), np.array([2.5, 1.0, 0]), 0.2, 1100, 0.035)
            with s.place((-0.9, 0.2, 0.0), (0, 0, 25)):
                ladder(k, 1.2)
        with s.place((0.1, -0.9, 0)):
            barrow(k)
        target, spots = (0, 0.3, 0.45), [(-1.7, -3.4, 1.6), (1.8, -3.3, 1.5), (0.2, -3.2, 1.9)]
    k.options.setdefault("backdrop", k.pick("fence", "house", "fence"))
    places.backdrop(k, 5.2)
    k.light_side = k.pick(-1, 1)
    places.sky(k)
    k.look.update(key=0.25)
    eye(k, spots, target, 30)
    k.say({"lawn": "mowed lawn with a mower", "beds": "raised garden beds", "hedge": "trimmed hedge"}[form])


def plant_row(k, at, sort):
    with s.place(at):
        green = m.material(("#5f8a3a", "#3f6a35", "#7fa04a", "#4a7a4f", "#86a85f")[sort], 0.55)
        if sort == 0:
            for i in range(9):
                s.grid(green, places.leaf_mesh(0.15, 0.11, 0.2), closed_u=False, caps=False, smooth=80, at=(0, 0, 0.01), rot=(20 + 7 * (i % 4) * 2, 0, i * 137))
        elif sort == 1:
            s.rod(m.wood("pine"), (0, 0.02, 0), (0, 0.02, 0.7), 0.008)
            for i in range(14):
                s.grid(green, places.leaf_mesh(0.12, 0.07, 0.4), closed_u=False, caps=False, smooth=80, at=(0, 0, 0.06 + i * 0.04), rot=(k.between(-10, 40), 0, i * 137))
            for i in range(5):
                s.ball(m.ceramic("#c9302a", 0.15), 0.03, (0.06 * math.cos(i * 2), 0.06 * math.sin(i * 2) - 0.02, 0.15 + i * 0.09))
        else:
            for i in range(8):
                s.grid(green, places.leaf_mesh(0.2, 0.025, 0.3), closed_u=False, caps=False, smooth=80, at=(0, 0, 0), rot=(50 + 5 * (i % 5), 0, i * 137))
            if sort == 4:
                with s.place((0, 0, 0.18), scale=3):
                    goods.daisy(k, m.material(k.pick("#e6e0f0", "#e0b03a", "#d97a9a")), 0.02)


def mower(k):
    color = m.paint(k.pick("#a8302a", "#2f6a35", "#d9782a", "#2a2b2d"), 0.3, 0.2, 0.6)
    dark = m.plastic("#1c1d1e", 0.6)
    s.slab(color, (0.56, 0.74, 0.14), 0.16, (0, 0, 0.07), bevel=0.04, soft=4)
    s.cylinder(dark, 0.15, 0.14, (0, -0.04, 0.2), bevel=0.03)
    s.cylinder(color, 0.11, 0.04, (0, -0.04, 0.34), bevel=0.015)
    s.box(dark, (0.1, 0.16, 0.09), (0.17, -0.02, 0.21), 0.02)
    for x in (-0.29, 0.29):
        for y, r in ((-0.27, 0.09), (0.27, 0.11)):
            with s.place((x, y, r), (0, 90, 0)):
                s.cylinder(dark, r, 0.05, (0, 0, -0.025), bevel=0.012)
                s.cylinder(m.plastic("#d9d6cd", 0.4), r * 0.5, 0.056, (0, 0, -0.028), bevel=0.008)
    for x in (-0.22, 0.22):
        s.tube(dark, [(x, 0.34, 0.14), (x, 0.9, 0.72), (x * 0.95, 1.12, 0.98)], 0.013)
    s.tube(dark, [(-0.21, 1.12, 0.98), (0, 1.14, 1.0), (0.21, 1.12, 0.98)], 0.015)
    s.cushion(m.fabric("#2a2c2e", "plain"), (0.44, 0.5, 0.36), (0, 0.62, 0.14), (24, 0, 0), square=0.5)


def barrow(k):
    mat = m.paint(k.pick("#2f6a45", "#a8302a", "#3a5a7a", "#d98a2a"), 0.35, 0.4)
    rows = [s.outline_round(0.5 + 0.2 * t, 0.62 + 0.3 * t, 0.1) for t in np.linspace(0, 1, 6)]
    s.grid(mat, [np.array([(x, y, 0.3 + 0.26 * t) for x, y in row]) for t, row in zip(np.linspace(0, 1, 6), rows)])
    s.cushion(m.ground("soil"), (0.62, 0.8, 0.2), (0, 0, 0.46), square=0.8, lumps=0.06)
    wood = m.wood("oak", 0.6, 0.4)
    for x in (-1, 1):
        s.bar(wood, (x * 0.12, -0.6, 0.24), (x * 0.3, 0.95, 0.42), 0.035)
        s.bar(m.iron(), (x * 0.2, 0.3, 0.3), (x * 0.24, 0.42, 0), 0.025)
    with s.place((0, -0.62, 0.2), (0, 90, 0)):
        s.ring(m.plastic("#19191a", 0.85), 0.15, 0.045)
        s.cylinder(mat, 0.11, 0.06, (0, 0, -0.03))
    s.tube(m.wood("oak"), [(0.45, 0.0, 0.02), (0.62, 0.1, 1.1)], 0.015, smooth=False)
    s.slab(m.metal("#8a8c8e", 0.4), (0.17, 0.24, 0.006), 0.05, (0.44, 0.0, 0.12), (84, 0, 10), bevel=0.002)


@kind("moving")
def moving(k):
    fin = Finish(k.seed)
    w, d = 4.6, 4.0
    shell(k, fin, w, d)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.75), 1.6, 1.4, -90 * side, False)
    if k.chance(0.6):
        one(k, "sofa", (0.2, d / 2 - 0.6, 0))
    rng = k.rng
    for x, y, n in ((-1.4, 1.0, 3), (-0.75, 0.5, 2), (-1.55, 0.2, 2), (1.2, 0.4, 2), (1.75, 1.1, 3), (0.25, -0.2, 1)):
        z = 0
        for _ in range(n):
            size = (rng.uniform(0.42, 0.6), rng.uniform(0.36, 0.5), rng.uniform(0.3, 0.45))
            places.carton(k, size, (x + rng.uniform(-0.04, 0.04), y + rng.uniform(-0.04, 0.04), z), rng.uniform(-12, 12))
            z += size[2]
    with s.place((0.75, -0.35, 0), (0, 0, -20)):
        iron = m.paint(k.pick("#a8302a", "#2f5a8a", "#d9b22a"), 0.4, 0.3)
        for x in (-0.2, 0.2):
            s.tube(iron, [(x, 0, 0.1), (x, 0.18, 1.2)], 0.016, smooth=False)
            with s.place((x * 1.35, 0.08, 0.12), (0, 90, 0)):
                s.ring(m.plastic("#19191a", 0.85), 0.09, 0.03)
        for z in (0.3, 0.6, 0.9):
            s.rod(iron, (-0.2, z * 0.16 - 0.01, z), (0.2, z * 0.16 - 0.01, z), 0.011)
        s.tube(iron, [(-0.2, 0.18, 1.2), (-0.1, 0.24, 1.28), (0.1, 0.24, 1.28), (0.2, 0.18, 1.2)], 0.016)
        s.box(m.metal("#8a8c8e", 0.4), (0.46, 0.24, 0.012), (0, -0.12, 0.03), 0.002)
        places.carton(k, (0.42, 0.3, 0.36), (0, -0.13, 0.045))
        places.carton(k, (0.38, 0.3, 0.3), (0.0, -0.1, 0.41))
    one(k, "lamp", (-0.2, 1.3, 0), seed=3, form="tripod") if k.chance(0.5) else None
    shine(k, fin, w, d, side)
    eye(k, [(-1.4, -2.9, 1.35), (1.5, -2.9, 1.35), (0, -2.6, 1.2)], (0.1, 0.6, 0.75), 25)
    k.say("room with packed moving boxes")


@kind("handyman", [garage, table_top, garage], [(-24, 24, 1), (30, 28, 1), (4, 18, 1), (-14, 36, 1.4)])
def handyman(k):
    with s.place((-0.34, 0.02, 0), (0, 0, 14)):
        goods.toolbox(k)
    steel = m.metal("#8d9093", 0.3)
    color = m.plastic(k.pick("#d9a02f", "#2f6a6f", "#a8302a", "#3a6a3f"), 0.45)
    dark = m.plastic("#1c1d1e", 0.6)
    with s.place((0.24, -0.1, 0.0), (0, 0, k.between(-40, 10))):
        s.slab(dark, (0.12, 0.08, 0.06), 0.01, bevel=0.008)
        s.bar(color, (0.0, 0, 0.05), (0.02, 0, 0.17), 0.05, 0.042, 1.0, 0.014)
        with s.place((-0.05, 0, 0.2), (0, 90, 0)):
            s.lathe(color, [(0, -0.06), (0.03, -0.055), (0.036, 0.0), (0.036, 0.07), (0.03, 0.09)])
            s.lathe(dark, [(0.028, 0.09), (0.026, 0.13), (0.014, 0.155), (0, 0.155)])
            s.rod(steel, (0, 0, 0.15), (0, 0, 0.25), 0.004)
        s.box(color, (0.1, 0.05, 0.03), (0.02, 0, 0.17), 0.012)
        s.box(dark, (0.012, 0.02, 0.03), (0.045, 0, 0.12), 0.004)
    with s.place((0.1, -0.34, 0), (0, 0, 12)):
        s.box(m.plastic("#d9b22a", 0.4), (0.5, 0.024, 0.055), bevel=0.004)
        s.cylinder(m.glass("#c9e07a"), 0.01, 0.05, (0.025, -0.0, 0.05), (0, -90, 0))
        for x in (-0.16, 0.16):
            s.cylinder(m.plastic("#9fd07a", 0.2), 0.012, 0.028, (x, 0.014, 0.03), (90, 0, 0))
    with s.place((0.46, -0.3, 0)):
        s.slab(m.plastic("#22262b", 0.4), (0.07, 0.075, 0.035), 0.015, bevel=0.005)
        s.box(m.paint("#e6cf3a", 0.4), (0.016, 0.2, 0.0015), (0.02, -0.13, 0.002), 0)
    for i in range(9):
        x, y, a = k.between(0.3, 0.55), k.between(-0.16, 0.1), k.between(0, 6.28)
        s.rod(steel, (x, y, 0.003), (x + 0.04 * math.cos(a), y + 0.04 * math.sin(a), 0.003), 0.0025, 0.0012)
    k.say("tools for repairs")


@kind("auto", [garage], [(-46, 12, 1), (50, 13, 1), (-30, 10, 1.5), (20, 10, 1)])
def auto(k):
    with s.place((0, 0, 0.28)):
        kinds["suv"][0](k)
    for x in (1.35, -1.35):
        for side in (-1, 1):
            with s.place((x * 0.72, side * 0.62, 0)):
                s.box(m.paint("#a8302a", 0.4, 0.4), (0.2, 0.2, 0.3), bevel=0.01, taper=0.5)
                s.cylinder(m.metal("#8a8c8e", 0.4), 0.04, 0.2, (0, 0, 0.29))
    with s.place((1.5, -1.7, 0.0), (0, 0, 20)):
        s.box(m.paint("#a8302a", 0.35, 0.3), (0.66, 0.44, 0.85), (0, 0, 0.1), 0.015)
        for i in range(5):
            s.box(m.metal("#c9cbcd", 0.25), (0.56, 0.02, 0.025), (0, -0.225, 0.2 + i * 0.15), 0.006)
            s.box(m.plastic("#17110f", 0.9), (0.63, 0.004, 0.006), (0, -0.221, 0.15 + i * 0.15), 0)
    with s.place((-0.2, -1.75, 0), (0, 0, 0)):
        s.ring(m.plastic("#19191a", 0.85), 0.26, 0.1, (0, 0, 0.1), flat=1.05)
        s.ring(m.plastic("#19191a", 0.85), 0.26, 0.1, (0.03, 0.02, 0.31), flat=1.05)
    with s.place((0.6, -1.7, 0.012), (0, 90, 40), 2):
        goods.wrench(k)
    k.say("car on stands in a workshop")


@kind("web", [table_top], [(-24, 18, 1), (28, 20, 1), (4, 14, 1), (-18, 30, 1.4)])
def web(k):
    kinds["monitor"][0](Case("monitor", k.seed))
    with s.place((0.42, -0.2, 0), (0, 0, -18)):
        kinds["laptop"][0](Case("laptop", k.seed, 0, {"screen": "app"}))
    with s.place((-0.4, -0.2, 0)):
        mug(k)
    with s.place((-0.36, -0.02, 0)):
        places.pot_plant(k, 0.28)
    with s.place((0.12, -0.36, 0), (0, 0, 15)):
        kinds["phone"][0](Case("phone", k.seed))
    k.say("desk with screens that show a website")


def mug(k):
    mat = goods.glaze(k)
    s.lathe(mat, [(0, 0.004), (0.036, 0), (0.041, 0.01), (0.041, 0.09), (0.038, 0.09), (0.037, 0.012), (0, 0.012)])
    s.cylinder(m.material("#3a2416", 0.1), 0.037, 0.001, (0, 0, 0.078))
    s.tube(mat, [(0.04, 0, 0.075), (0.066, 0, 0.07), (0.066, 0, 0.03), (0.04, 0, 0.022)], 0.006)


@kind("bookkeeping", [table_top], [(-20, 34, 1), (26, 38, 1), (4, 28, 1), (-14, 46, 1.4)])
def bookkeeping(k):
    ink = m.paint("#55585c", 0.8)
    for i in range(4):
        with s.place((-0.12 + i * 0.09, -0.05 - 0.05 * (i % 2), 0.001 + i * 0.0012), (0, 0, k.between(-18, 18))):
            s.box(m.paint("#f4f1ea", 0.8, 0.02), (0.21, 0.297, 0.0009), bevel=0)
            for j in range(13):
                for c in range(4):
                    s.box(ink, (0.03 + 0.012 * ((j * 7 + c * 3) % 3), 0.0035, 0.0002), (-0.07 + c * 0.047, 0.11 - j * 0.018, 0.001), 0) if i == 3 or c == 0 else None
            s.box(m.paint(k.pick("#2f5a8a", "#3f7a5a", "#a8402f")), (0.17, 0.014, 0.0002), (0, 0.128, 0.001), 0)
    with s.place((0.3, -0.08, 0), (0, 0, -14)):
        s.slab(m.plastic("#2a2c2f", 0.4), (0.11, 0.17, 0.02), 0.01, bevel=0.004)
        s.box(m.plastic("#a9b8a5", 0.15), (0.09, 0.032, 0.001), (0, 0.058, 0.02), 0)
        electronics.keys(k, m.plastic("#d9d6cf", 0.4), 4, 5, 0.094, 0.104, (0, -0.022, 0.02), 0.004)
    with s.place((-0.34, 0.08, 0), (0, 0, 8)):
        mug(k)
    s.rod(m.enamel("#1f2a4a"), (0.02, -0.19, 0.006), (0.15, -0.14, 0.006), 0.0045)
    with s.place((-0.32, -0.18, 0), (0, 0, 60)):
        furniture.book(k, (0.16, 0.23, 0.03))
    if k.chance(0.6):
        with s.place((0.06, 0.24, 0)):
            kinds["laptop"][0](Case("laptop", k.seed, 0, {"screen": "app"}))
    k.say("papers and a calculator on a desk")


@kind("photography")
def photography(k):
    paper = m.paint(k.pick("#d8d5cf", "#c9cfd2", "#dccfc2", "#b9c0b0", "#8fa0a8"), 0.85, 0)
    places.plane(m.planks(k.pick("oak", "walnut", "gray wood"), 0.14, 0.45), (9, 9), (0, 0, 0))
    places.plane(m.paint("#e4e0d8", 0.85), (9, 4), (0, 2.4, 2), (90, 0, 0))
    s.sheet(paper, lambda u, v: np.stack([(u - 0.5) * 2.6, np.where(v < 0.45, -0.7 + v / 0.45 * 2.2, 1.5 + 0.4 * np.sin(np.clip((v - 0.45) / 0.15, 0, 1) * 1.57)), 0.006 + np.where(v < 0.45, 0, np.where(v < 0.6, 0.4 * (1 - np.cos(np.clip((v - 0.45) / 0.15, 0, 1) * 1.57)), 0.4 + (v - 0.6) * 5))], -1), 4, 80)
    s.rod(m.metal("#8a8c8e"), (-1.5, 1.9, 2.4), (1.5, 1.9, 2.4), 0.03)
    dark = m.metal("#222325", 0.5)
    for x in (-1.45, 1.45):
        s.rod(dark, (x, 1.9, 0), (x, 1.9, 2.42), 0.018)
    for x, turn in ((-1.25, 40), (1.3, -38)):
        with s.place((x, 0.35, 0)):
            for i in range(3):
                a = i * 2.094
                s.rod(dark, (0, 0, 0.4), (0.35 * math.cos(a), 0.35 * math.sin(a), 0), 0.011)
            s.rod(dark, (0, 0, 0.2), (0, 0, 1.75), 0.013)
            with s.place((0, 0, 1.75), (78, 0, 180 + turn)):
                s.lathe(m.plastic("#1c1c1e", 0.6), [(0.08, -0.12), (0.1, 0), (0.42, 0.34), (0.42, 0.36)], seg=8, sharp=10)
                s.cylinder(m.material("#fffaf0", 0.8, glow=2.2), 0.41, 0.01, (0, 0, 0.34), seg=8)
    with s.place((0, 0.95, 0), (0, 0, k.between(-30, 30))):
        kinds[k.pick("chair", "armchair", "chair")][0](Case("chair", k.seed + 1))
    with s.place((0.15, -0.95, 0)):
        for i in range(3):
            a = i * 2.094 + 0.6
            s.rod(dark, (0.34 * math.cos(a), 0.34 * math.sin(a), 0), (0, 0, 1.0), 0.012, 0.016)
        s.rod(dark, (0, 0, 0.95), (0, 0, 1.2), 0.016)
        with s.place((0, 0, 1.22), (0, 0, 180), 1.3):
            kinds["camera"][0](Case("camera", k.seed + 2, 0, {"form": "slr"}))
    places.indoor(k, 0.6)
    k.light_side = k.pick(-1, 1)
    places.window_light(k, (0, 0.5, 1), 2.2, 0.8)
    k.look["key"] = 0.26
    eye(k, [(-1.3, -3.0, 1.5), (1.4, -2.9, 1.45), (0.5, -2.4, 1.5)], (0.05, 0.6, 1.0), 28)
    k.say("photo studio with lights")


def place_setting(k, at, rot, cloth):
    with s.place(at, (0, 0, rot)):
        white = m.ceramic("#f3f0ea", 0.08)
        s.lathe(white, [(0, 0.004), (0.09, 0), (0.135, 0.014), (0.133, 0.017), (0.09, 0.007), (0, 0.007)])
        s.lathe(white, [(0, 0.012), (0.07, 0.01), (0.1, 0.022), (0.098, 0.024), (0.07, 0.014), (0, 0.014)])
        silver = m.metal("#d2d4d6", 0.15)
        for x in (-0.17, 0.17, 0.195):
            s.tube(silver, [(x, -0.1, 0.003), (x, 0.0, 0.006), (x, 0.06, 0.003)], [0.005, 0.003, 0.003], flat=0.5)
            s.slab(silver, (0.016, 0.05, 0.002), 0.007, (x, 0.085, 0.002), bevel=0.0006)
        glass = m.glass()
        s.lathe(glass, [(0, 0), (0.034, 0.001), (0.004, 0.008), (0.0035, 0.085), (0.036, 0.12), (0.04, 0.16), (0.033, 0.2), (0.031, 0.2), (0.037, 0.16), (0.033, 0.125), (0, 0.092)], (0.13, 0.17, 0), smooth=False)
        s.cushion(cloth, (0.09, 0.13, 0.02), (0, 0, 0.024), (0, 0, 20), square=0.5)


@kind("catering")
def catering(k):
    fin = Finish(k.seed)
    w, d = 4.6, 4.2
    shell(k, fin, w, d, k.chance(0.5))
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.75), 1.6, 1.5, -90 * side)
    linen = m.fabric(k.pick("#f0ede6", "#e6dccb", "#c9d0cf"), "plain", 0.0, size=0.4)
    length = 1.9
    s.slab(linen, (length, 1.0, 0.02), 0.03, (0, 0, 0.74), bevel=0.008)

    def skirt(u, v):
        pts = np.array(s.outline_round(length + 0.01, 1.01, 0.04, 4))
        i = np.interp(u, np.linspace(0, 1, len(pts) + 1), np.arange(len(pts) + 1)) % len(pts)
        j = i.astype(int) % len(pts)
        t = (i - j)[..., None]
        p = pts[j] * (1 - t) + pts[(j + 1) % len(pts)] * t
        out = 1 + 0.03 * v * (1 + 0.6 * np.sin(u * 90))
        return np.stack([p[..., 0] * out, p[..., 1] * out, 0.75 - v * 0.45], -1)

    s.sheet(linen, skirt, 240, 10)
    napkin = m.fabric(k.pick("#8f9b8a", "#b5654a", "#3f4f5a", "#d9c08a"), "plain", size=0.2)
    for x in (-0.6, 0, 0.6):
        for y, rot in ((-0.3, 0), (0.3, 180)):
            place_setting(k, (x, y, 0.762), rot, napkin)
            one(k, "chair", (x, y * 2.75, 0), 180 if y < 0 else 0, 1, 50, form="spindle", wood=fin.wood)
    with s.place((0, 0, 0.76), scale=0.75):
        kinds["bouquet"][0](Case("bouquet", k.seed, 0, {"wrap": "vase"}))
    for x in (-0.42, 0.42):
        s.lathe(m.brass(), [(0.04, 0), (0.04, 0.006), (0.008, 0.02), (0.008, 0.14), (0.02, 0.15)], (x, 0, 0.762))
        s.cylinder(m.material("#f3ecdc", 0.5), 0.01, 0.2, (x, 0, 0.91))
        s.lathe(m.material("#ffd890", 0.5, glow=8), [(0, 0), (0.006, 0.01), (0, 0.032)], (x, 0, 1.112), smooth=True, seg=10)
    s.lathe(m.ceramic("#f0ede6", 0.1), [(0, 0.004), (0.1, 0), (0.17, 0.02), (0.168, 0.024), (0, 0.01)], (0.3, 0.02, 0.762))
    for i in range(9):
        s.cushion(m.material(k.pick("#c9a25a", "#b5803a", "#d9b878"), 0.7), (0.06, 0.05, 0.035), (0.3 + 0.09 * math.cos(i * 0.7), 0.02 + 0.09 * math.sin(i * 0.7), 0.775), square=0.9)
    rooms.pendant(k, fin, (0, 0.0), 0.8)
    shine(k, fin, w, d, side)
    k.look["warmth"] = 0.05
    eye(k, [(-1.5, -2.0, 1.5), (1.6, -2.0, 1.5), (0.15, -1.7, 1.65)], (0, 0.15, 0.8), 28)
    k.say("table set for dinner guests")


@kind("hair")
def hair(k):
    fin = Finish(k.seed)
    w, d = 4.4, 3.6
    shell(k, fin, w, d, True, m.tiles(k.pick("#d9d5cc", "#8f8b84", "#3a3c3e"), "#b5b0a6", 2, 0.25, 0.02, size=1.2) if k.chance(0.6) else None)
    dark = m.leather(k.pick("#1f1e1e", "#6b4128", "#b5a58a", "#3f5a55"), 0.4, 0.1)
    metal = m.metal(fin.metal, 0.25)
    for i, x in enumerate((-1.0, 0.9)):
        s.slab(m.material("#e6e9ea", 0.02, 1.0), (0.75, 1.3, 0.01), 0.37 if k.seed % 2 else 0.03, (x, d / 2 - 0.02, 1.5), (90, 0, 0), bevel=0.002)
        s.tube(metal, [(x + px, d / 2 - 0.03, 1.5 + py) for px, py in s.outline_round(0.76, 1.31, 0.375 if k.seed % 2 else 0.03)], 0.014, closed=True, smooth=False, seg=8)
        s.box(m.wood(fin.wood), (0.9, 0.3, 0.05), (x, d / 2 - 0.16, 0.76), 0.005)
        for j in range(4):
            with s.place((x - 0.3 + j * 0.11, d / 2 - 0.14, 0.81)):
                s.lathe(m.plastic(k.pick("#1f1f21", "#e6e0d4", "#8fa58f", "#c9907a"), 0.3), [(0, 0), (0.028, 0), (0.028, 0.13), (0.012, 0.15), (0.012, 0.19), (0, 0.19)])
        with s.place((x, d / 2 - 1.15, 0), (0, 0, 180 + k.between(-28, 28))):
            s.cylinder(metal, 0.27, 0.03, bevel=0.01)
            s.rod(metal, (0, 0, 0.02), (0, 0, 0.42), 0.045)
            s.cushion(dark, (0.56, 0.54, 0.14), (0, 0, 0.42), square=0.3, puff=0.12)
            with s.place((0, 0.26, 0.5), (-10, 0, 0)):
                s.cushion(dark, (0.54, 0.12, 0.5), square=0.3)
            for q in (-1, 1):
                s.tube(metal, [(q * 0.26, 0.2, 0.5), (q * 0.3, 0.1, 0.66), (q * 0.3, -0.2, 0.68)], 0.016)
                s.cushion(dark, (0.08, 0.32, 0.05), (q * 0.3, -0.06, 0.67), square=0.4)
            s.tube(metal, [(-0.2, -0.24, 0.4), (-0.18, -0.5, 0.16), (0.18, -0.5, 0.16), (0.2, -0.24, 0.4)], 0.014, smooth=False)
    with s.place((0, d / 2 - 0.35, 0)):
        places.pot_plant(k, 1.0)
    for x in (-1.0, 0.9):
        rooms.pendant(k, fin, (x, d / 2 - 0.5), 0.6)
    shine(k, fin, w, d, k.pick(-1, 1), 0.8)
    eye(k, [(-1.6, -2.1, 1.4), (1.6, -2.1, 1.4), (0.1, -2.0, 1.3)], (0, 1.0, 0.98), 26)
    k.say("hair salon with chairs and mirrors")


@kind("spa")
def spa(k):
    fin = Finish(k.seed)
    w, d = 3.8, 3.6
    shell(k, fin, w, d, True)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.2, 0.8), 1.2, 1.2, -90 * side)
    linen = m.fabric(k.pick("#f0ece4", "#e3dac9", "#d5dbd6"), "plain", 0.0, size=0.4)
    wood = m.wood(fin.wood)
    with s.place((0, 0.4, 0), (0, 0, k.pick(-18, 18, 90))):
        furniture.legs(k, 0.6, 1.7, 0.6, "block", wood)
        s.box(wood, (0.66, 1.8, 0.06), (0, 0, 0.58), 0.006)
        s.cushion(linen, (0.74, 1.95, 0.13), (0, 0, 0.63), square=0.12)
        s.cushion(linen, (0.5, 0.3, 0.12), (0, 0.8, 0.74), square=0.6)
        towel = m.fabric(k.pick("#f3f0ea", "#8fa39a", "#c9a98a", "#7f8f9a"), "boucle", 0.0, size=0.1)
        s.box(towel, (0.78, 0.42, 0.02), (0, -0.35, 0.755), 0.008)
        for i in range(3):
            s.cylinder(towel, 0.055, 0.34, (-0.17, -0.62 + i * 0.06 if i < 2 else -0.59, 0.82 if i < 2 else 0.92), (0, 90, 0), 0.02)
    shelf = m.wood(fin.wood)
    s.box(shelf, (1.2, 0.34, 0.75), (-side * 1.1, d / 2 - 0.2, 0), 0.006)
    for i in range(4):
        x = -side * 1.1 - 0.42 + i * 0.28
        with s.place((x, d / 2 - 0.22, 0.75)):
            if i % 2 == 0:
                s.cylinder(m.material("#f3ead6", 0.5), 0.04, 0.09 + 0.04 * (i % 3))
                s.lathe(m.material("#ffd890", 0.5, glow=8), [(0, 0), (0.006, 0.01), (0, 0.03)], (0, 0, 0.1 + 0.04 * (i % 3)), smooth=True, seg=10)
            else:
                z = 0
                for r in (0.06, 0.05, 0.038, 0.026):
                    s.cushion(m.stone("#2e3032", "#45484a", 0.4), (r * 2, r * 1.7, r * 0.8), (0, 0, z), square=1.0)
                    z += r * 0.72
    with s.place((side * 1.3, d / 2 - 0.4, 0)):
        places.pot_plant(k, 1.2)
    shine(k, fin, w, d, side, 0.8)
    k.look["warmth"] = 0.06
    eye(k, [(-1.2, -2.3, 1.35), (1.3, -2.3, 1.35), (0, -2.1, 1.5)], (0, 0.6, 0.72), 26)
    k.say("massage table in a calm room")


@kind("pets")
def pets(k):
    kinds["living"][0](Stage(k))
    y = -1.5
    cloth = m.fabric(k.pick("#8a7a68", "#6f7f86", "#b5a58f", "#7a5a48"), "boucle", 0.05, size=0.2)
    with s.place((-0.1, y, 0)):
        s.ring(cloth, 0.36, 0.11, (0, 0, 0.1), flat=0.9)
        s.cushion(m.fabric("#e6dccb", "boucle", size=0.2), (0.66, 0.66, 0.12), square=0.9)
        bowl = m.metal("#c9cbcd", 0.15) if k.chance(0.5) else m.ceramic(k.pick("#8fb5b8", "#c9907a", "#e6dfd0"), 0.15)
        for i, x in enumerate((0.62, 0.92)):
            s.lathe(bowl, [(0.11, 0), (0.125, 0), (0.09, 0.055), (0.08, 0.055), (0.06, 0.02), (0, 0.015)], (x, -0.1, 0.002))
            s.cylinder(m.material("#7a5230" if i else "#b5cfd8", 0.9 if i else 0.02), 0.068, 0.002, (x, -0.1, 0.036))
        s.ball(m.fabric("#c9d64a", "boucle", size=0.05), 0.034, (0.35, -0.38, 0.034))
        bone = m.material("#e9dfc6", 0.6)
        s.rod(bone, (-0.55, -0.3, 0.025), (-0.4, -0.36, 0.025), 0.016)
        for p in ((-0.56, -0.28, 0.025), (-0.56, -0.32, 0.025), (-0.39, -0.345, 0.025), (-0.4, -0.385, 0.025)):
            s.ball(bone, 0.024, p)
        leash = m.fabric(k.pick("#a8302a", "#2f5a8a", "#3f6a4a"), "twill", size=0.03)
        s.tube(leash, [(0.1, -0.5, 0.008), (0.3, -0.6, 0.01), (0.55, -0.45, 0.012), (0.75, -0.55, 0.01), (1.0, -0.45, 0.01), (0.95, -0.36, 0.012), (0.85, -0.45, 0.02)], 0.009, flat=0.3)
        s.cushion(m.fabric(k.pick("#c9907a", "#d9b878", "#8fa5b5"), "boucle", size=0.06), (0.1, 0.16, 0.08), (-0.05, -0.02, 0.12), square=1.0)
    eye(k, [(-0.9, y - 1.6, 0.95), (1.0, y - 1.6, 1.0), (0.3, y - 1.4, 0.85)], (0.2, y + 0.3, 0.3), 28)
    k.say("pet bed with bowls and toys")


@kind("tutoring")
def tutoring(k):
    fin = Finish(k.seed)
    w, d = 3.8, 3.4
    shell(k, fin, w, d, True)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.8), 1.3, 1.3, -90 * side, False)
    green = k.chance(0.6)
    s.box(m.wood("oak"), (1.9, 0.03, 1.1), (0, d / 2 - 0.02, 1.05), 0.005)
    s.box(m.paint("#2f4a3f" if green else "#f6f5f2", 0.85 if green else 0.2, 0.3), (1.8, 0.01, 1.0), (0, d / 2 - 0.036, 1.1), 0)
    chalk = m.paint("#e9ece6" if green else "#2a4a8a", 0.9, 0)
    y = d / 2 - 0.043
    form = k.pick("math", "letters", "graph")
    if form == "graph":
        s.rod(chalk, (-0.7, y, 1.2), (-0.7, y, 2.0), 0.005)
        s.rod(chalk, (-0.75, y, 1.25), (0.1, y, 1.25), 0.005)
        s.tube(chalk, [(-0.68 + t * 0.7, y, 1.27 + 0.62 * t**2) for t in np.linspace(0, 1, 8)], 0.006)
    for line in range(4):
        x = -0.75 if form != "graph" else 0.25
        while x < 0.72:
            wide = k.between(0.03, 0.07)
            z = 1.95 - line * 0.2
            pts = [(x + wide * q, y, z + 0.045 * math.sin(q * k.between(4, 9) + line)) for q in np.linspace(0, 1, 6)]
            s.tube(chalk, pts, 0.0045, seg=6)
            x += wide + k.between(0.02, 0.06)
    one(k, "desk", (0, 0.3, 0), 0, 1, 4, wood=fin.wood, form="legs")
    with s.place((0, 1.0, 0)):
        one(k, "chair", (0, 0, 0), 0, 1, 9, wood=fin.wood)
    with s.place((-0.25, 0.3, 0.74)):
        for i in range(3):
            with s.place((0, 0, i * 0.03), (0, 0, 90 + k.between(-15, 15))):
                furniture.book(k, (0.17, 0.24, 0.03))
        s.ball(m.ceramic("#b5302a", 0.2), 0.038, (0.0, 0, 0.128), 0.92)
        s.rod(m.wood("walnut"), (0, 0, 0.16), (0.006, 0, 0.18), 0.0025)
    with s.place((0.2, 0.2, 0.742), (0, 0, 8)):
        for x in (-0.1, 0.1):
            s.box(m.paint("#f6f3ec", 0.8), (0.195, 0.27, 0.006), (x, 0, 0), 0.002)
            for j in range(9):
                s.box(m.paint("#8fa5c0"), (0.16, 0.0015, 0.0003), (x, 0.1 - j * 0.024, 0.006), 0)
        s.rod(m.enamel("#d9b22a"), (0.04, -0.12, 0.012), (0.16, 0.0, 0.012), 0.004, seg=6)
    shine(k, fin, w, d, side)
    eye(k, [(-1.1, -2.0, 1.45), (1.2, -2.0, 1.45), (0.1, -1.7, 1.4)], (0.0, 0.8, 1.1), 28)
    k.say("study room with a board and books")


@kind("music")
def music(k):
    fin = Finish(k.seed)
    w, d = 4.0, 3.6
    shell(k, fin, w, d, True)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.8), 1.3, 1.3, -90 * side)
    mat = k.pick(m.enamel("#141415"), m.wood("walnut", 0.2, 0.1, 0.8), m.wood("mahogany", 0.2, 0.1, 0.8), m.enamel("#efece6"))
    with s.place((-side * 0.2, d / 2 - 0.34, 0)):
        s.box(mat, (1.5, 0.36, 1.18), (0, 0.1, 0), 0.008)
        s.box(mat, (1.54, 0.42, 0.03), (0, 0.08, 1.18), 0.008)
        s.box(mat, (1.5, 0.62, 0.13), (0, -0.12, 0.6), 0.008)
        s.box(m.plastic("#f3f1ea", 0.2), (1.24, 0.16, 0.02), (0, -0.33, 0.72), 0.002)
        for i in range(52):
            x = -0.62 + i * 1.24 / 52
            s.box(m.plastic("#55534f", 0.8), (0.0012, 0.15, 0.0006), (x, -0.33, 0.7399), 0)
            if i % 7 not in (2, 6):
                s.box(m.plastic("#121212", 0.25), (0.012, 0.095, 0.013), (x + 0.0238, -0.295, 0.735), 0.002)
        for x in (-0.7, 0.7):
            s.box(mat, (0.09, 0.6, 0.16), (x, -0.13, 0.72), 0.008)
            s.lathe(mat, [(0.04, 0), (0.03, 0.1), (0.045, 0.35), (0.05, 0.6)], (x * 0.95, -0.36, 0), smooth=True)
        s.box(mat, (0.8, 0.02, 0.26), (0, -0.1, 0.86), 0.004, (-14, 0, 0))
        for x in (-0.11, 0.11):
            s.box(m.paint("#f6f3ec", 0.8), (0.21, 0.003, 0.28), (x, -0.125, 0.87), 0, (-14, 0, 0))
        for x in (-0.05, 0.05):
            s.slab(m.brass(), (0.05, 0.1, 0.012), 0.02, (x, -0.2, 0.05), bevel=0.004)
        with s.place((0.55, 0.08, 1.21)):
            furniture.small_thing(k)
    with s.place((-side * 0.2, d / 2 - 1.15, 0)):
        furniture.legs(k, 0.6, 0.26, 0.44, "block", mat)
        s.cushion(m.leather("#1d1c1c", 0.4), (0.74, 0.36, 0.09), (0, 0, 0.43), square=0.2)
    one(k, "rug", (0, -0.2, 0.002), 0, 0.9)
    extra = k.pick("guitar", "saxophone", "drum", "guitar")
    one(k, extra, (side * 1.25, 0.5, 0), -side * 20, 1, 3)
    shine(k, fin, w, d, side)
    eye(k, [(-1.3, -2.1, 1.35), (1.4, -2.1, 1.35), (0.1, -1.9, 1.3)], (0, 0.8, 0.8), 26)
    k.say("music room with a piano")


@kind("training")
def training(k):
    fin = Finish(k.seed)
    w, d = 4.6, 3.8
    shell(k, fin, w, d, True, k.pick(None, m.plastic("#2f3133", 0.8)))
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.5), 1.8, 1.7, -90 * side, False)
    s.box(m.material("#e6e9ea", 0.02, 1.0), (2.2, 0.01, 1.8), (-side * 0.5, d / 2 - 0.02, 0.3), 0.002)
    mat_color = k.pick("#5f7fa0", "#8a6aa0", "#5f9a86", "#c9786a")
    with s.place((-0.5, 0.0, 0), (0, 0, 8)):
        s.slab(m.plastic(mat_color, 0.85), (0.62, 1.75, 0.008), 0.02, bevel=0.003)
    with s.place((0.35, 0.75, 0.0), (0, 0, 40)):
        s.cylinder(m.plastic(k.pick(mat_color, "#3a3d40"), 0.85), 0.07, 0.62, (0, 0.31, 0.07), (90, 0, 0), 0.01)
    dark = m.metal("#2a2b2d", 0.5)
    for i in range(3):
        r = 0.09 + 0.02 * i
        with s.place((0.35 + i * 0.32, 0.05 + 0.1 * (i % 2), 0)):
            c = m.plastic(("#a8302a", "#2f5a8a", "#d9a02f")[(i + k.seed) % 3], 0.5) if k.seed % 2 else dark
            s.lathe(c, [(0, 0), (r * 0.7, 0), (r, r * 0.75), (r * 0.72, r * 1.5), (0, r * 1.75)], smooth=True)
            s.tube(dark, [(-r * 0.6, 0, r * 1.35), (-r * 0.62, 0, r * 2.2), (0, 0, r * 2.7), (r * 0.62, 0, r * 2.2), (r * 0.6, 0, r * 1.35)], 0.017)
    for i in range(3):
        with s.place((0.5 + i * 0.1, -0.55 - i * 0.17, 0.065), (0, 90, 20 + i * 12)):
            s.rod(m.chrome(), (0, 0, -0.1), (0, 0, 0.1), 0.014)
            for q in (-1, 1):
                s.lathe(dark, [(0, 0), (0.055, 0), (0.062, 0.01), (0.062, 0.05), (0.055, 0.06), (0, 0.06)], (0, 0, 0.07 if q > 0 else -0.13), seg=6, sharp=20)
    s.ball(m.plastic(k.pick("#8fa5b5", "#5f7f6f", "#b58f9a"), 0.5), 0.32, (-side * 1.5, 0.9, 0.32), seg=48)
    with s.place((1.7 * side, d / 2 - 0.35, 0)):
        places.pot_plant(k, 1.1)
    shine(k, fin, w, d, side)
    eye(k, [(-1.4, -2.2, 1.2), (1.6, -2.1, 1.2), (0.2, -2.2, 1.35)], (0.1, 0.3, 0.42), 26)
    k.say("exercise room with weights and a mat")


@kind("events")
def events(k):
    fin = Finish(k.seed)
    colors = k.pick(("#d9a0a8", "#efe0d6", "#c9a25a"), ("#8fb0c9", "#efece6", "#c9cbcd"), ("#a9b89a", "#efe8da", "#c9a25a"), ("#c9786a", "#e6c07a", "#f0e6d6"), ("#9a86b5", "#e6dcf0", "#d2b26a"))
    w, d = 4.6, 4.2
    shell(k, fin, w, d)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.75), 1.6, 1.5, -90 * side)
    linen = m.fabric("#f0ede6", "plain", 0.0, size=0.4)
    s.box(linen, (2.0, 0.75, 0.76), (0, d / 2 - 0.8, 0), 0.02)
    s.box(m.fabric(colors[0], "plain", size=0.3), (2.02, 0.3, 0.765), (0, d / 2 - 0.8, 0), 0.02)
    with s.place((0, d / 2 - 0.85, 0.765)):
        kinds["cake"][0](Case("cake", k.seed))
    for x in (-0.65, 0.65):
        with s.place((x, d / 2 - 0.75, 0.765), scale=0.8):
            kinds["bouquet"][0](Case("bouquet", k.seed + int(x > 0), 0, {"wrap": "vase"}))
    for i in range(8):
        x = -0.9 + (i % 4) * 0.1 + (1.4 if i > 3 else 0)
        with s.place((x, d / 2 - 1.05, 0.766)):
            s.cylinder(m.paint(colors[0], 0.6), 0.022, 0.03, bevel=0.004)
            s.lathe(m.stone("#f3ebe0", "#faf4ea", 0.5), [(0.026, 0.028), (0.03, 0.036), (0.018, 0.05), (0, 0.06)], smooth=True)
    rng = np.random.default_rng(k.seed)
    skins = [m.material(c, 0.16, clear=0.6) for c in colors]
    for i in range(46):
        t = i / 46 * 3.1416
        x, z = -1.75 * math.cos(t), 0.5 + 1.75 * math.sin(t) ** 0.8
        r = rng.uniform(0.08, 0.16)
        s.ball(skins[rng.integers(3)], r, (x + rng.normal(0, 0.09), d / 2 - 0.22 + rng.normal(0, 0.06), z + rng.normal(0, 0.08)), 1.12, 22)
    for i in range(13):
        x = -1.8 + i * 0.3
        z = 2.35 - 0.2 * math.sin((i + 0.5) / 13 * 3.14)
        s.plate(m.paint(colors[i % 3], 0.6), [(-0.1, 0), (0, -0.22), (0.1, 0)], 0.002, (x, d / 2 - 0.06, z), (90, 0, 0), bevel=0)
    s.tube(m.fabric("#efece6"), [(-1.95 + i * 0.3, d / 2 - 0.06, 2.36 - 0.2 * math.sin(max(0, min(13, i)) / 13 * 3.14)) for i in range(14)], 0.005)
    for x in (-1.3, 1.3):
        one(k, "chair", (x, 0.2, 0), 180 + x * 20, 1, 50, form="spindle", wood=fin.wood)
    shine(k, fin, w, d, side)
    eye(k, [(-1.2, -1.9, 1.45), (1.3, -1.9, 1.45), (0.1, -1.6, 1.4)], (0, 1.3, 1.05), 27)
    k.say("party table with balloons and cake")
