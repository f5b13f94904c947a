"""Rooms of a home and of business places. Rooms of one seed share walls, floor, trim, windows, and wood."""
import math

import numpy as np

import settings as places
import shapes as s
import surfaces as m
from case import Case, kind, look_at
from kinds import furniture

tall = 2.55


class Finish:
    """What all pictures of one home have in common."""

    def __init__(self, seed):
        rng = np.random.default_rng([seed, 41])
        pick = lambda *a: a[int(rng.integers(len(a)))]
        self.wall = pick("#ece7dd", "#e4e1d9", "#dfe2dd", "#ded6c8", "#e9e4dc", "#d5dad8", "#efece6")
        self.accent = pick("#8fa0a0", "#a9b3a0", "#c9b8a4", "#7f8f9a", "#d8cfc0", "#b5a090", "#5f7070")
        self.floor = pick("oak", "white oak", "walnut", "maple", "oak", "cherry")
        self.plank = pick(0.09, 0.13, 0.18)
        self.trim = pick("#f2efe8", "#f2efe8", "#e6ddd0", "#3a3a3a")
        self.bars = pick(1, 2, 2)
        self.wood = pick("oak", "walnut", "white oak", "teak")
        self.cabinet = pick("#efece5", "#44586a", "#7f9083", "oak", "walnut", "#d9d3c6", "#2f3a38", "white oak")
        self.counter = pick("marble", "dark", "butcher", "pale")
        self.metal = pick("#c9cbcd", "#d2a959", "#2b2b2d")

    def fronts(self):
        return m.paint(self.cabinet, 0.4, 0.1) if self.cabinet.startswith("#") else m.wood(self.cabinet)

    def top(self):
        return {"marble": m.marble, "dark": lambda: m.stone("#26282a", "#3d4042", 0.2), "butcher": lambda: m.planks("oak", 0.06, 0.4, 0.2, 0.003, 0.9), "pale": lambda: m.stone("#d8d4cc", "#eceae4", 0.2)}[self.counter]()


def outside(case):
    """A bright picture of trees and sky for behind the glass."""
    n = 192
    y = np.mgrid[0 : 1 : n * 1j, 0 : 1 : n * 1j][0]
    field, fine = m.noise(n, 2.0), m.noise(n, 0.9)
    pixels = m.ramp(fine, "#56703a", "#7f9a5a", "#c3d09a")
    top = np.clip((y - 0.45 + (field - 0.5) * 1.2) * 6, 0, 1)[..., None]
    return m.material((pixels * (1 - top) + top * m.linear("#eef4fa")).astype(np.float32), 1.0, fit=True, glow=2.4, specular=0)


def wall_window(case, fin, at, w, h, rot=0, curtains=True):
    """A window on the wall that faces -y, turned by rot; at is the middle of its sill."""
    with s.place(at, (0, 0, rot)):
        s.box(outside(case), (w, 0.004, h), (0, -0.004, 0), 0)
        mat = m.paint(fin.trim, 0.35, 0.05)
        for x in (-w / 2, w / 2):
            s.box(mat, (0.08, 0.03, h + 0.16), (x, -0.015, -0.08), 0.004)
        for z in (-0.08, h):
            s.box(mat, (w + 0.2, 0.03 if z > 0 else 0.09, 0.08), (0, -0.02, z), 0.004)
        panes = 2 if w > 0.9 else 1
        for i in range(1, panes):
            s.box(mat, (0.05, 0.03, h), (-w / 2 + i * w / panes, -0.01, 0), 0.003)
        s.box(mat, (w, 0.03, 0.04), (0, -0.01, h * 0.52), 0.003)
        if fin.bars > 1:
            for i in range(panes):
                s.box(mat, (0.018, 0.02, h), (-w / 2 + (i + 0.5) * w / panes, -0.008, 0), 0.001)
        if curtains:
            cloth = m.fabric(case.pick("#e9e4da", "#cfc8ba", "#b9bfbb", "#e0d6c6"), "plain", 0.02)
            for x in (-1, 1):
                def fold(u, v):
                    return np.stack([x * (w / 2 + 0.12) + (u - 0.5) * 0.42, 0.035 * np.sin(u * 40) * (1.1 - 0.4 * v) - 0.09, -at[2] + 0.03 + v * (at[2] + h + 0.2)], -1)

                s.sheet(cloth, fold, 90, 6)
            s.rod(m.metal(fin.metal, 0.35), (-w / 2 - 0.45, -0.09, h + 0.24), (w / 2 + 0.45, -0.09, h + 0.24), 0.012)


def shell(case, fin, w, d, accent=False, floor=None, side_windows=True):
    """Floor, ceiling, back and side walls of a room with its middle at the origin; open behind the camera."""
    wall, trim = m.paint(fin.wall, 0.85, 0.02), m.paint(fin.trim, 0.4, 0.05)
    places.plane(floor or m.planks(fin.floor, fin.plank, 0.5, 0.15), (w, d + 3), (0, -1.5, 0))
    places.plane(m.paint("#f4f2ee", 0.9, 0.0), (w, d + 3), (0, -1.5, tall), (180, 0, 0))
    places.plane(m.paint(fin.accent, 0.85, 0.02) if accent else wall, (w, tall), (0, d / 2, tall / 2), (90, 0, 0))
    for x in (-1, 1):
        places.plane(wall, (tall, d + 3), (x * w / 2, -1.5, tall / 2), (0, -90 * x, 0))
        s.box(trim, (0.016, d + 3, 0.1), (x * (w / 2 - 0.008), -1.5, 0), 0.003)
    s.box(trim, (w, 0.016, 0.1), (0, d / 2 - 0.008, 0), 0.003)


def shine(case, fin, w, d, window_side, power=1.0):
    """Daylight through the window wall and a soft fill from behind the camera."""
    import bpy

    side = window_side
    light = bpy.data.lights.new("day", "AREA")
    light.shape, light.size, light.size_y, light.energy = "RECTANGLE", 1.8, 1.5, 110 * power
    light.color = (1.0, 0.96, 0.9) if case.chance(0.6) else (0.94, 0.97, 1.0)
    at = (side * (w / 2 - 0.15), 0.1, 1.55) if side else (0, d / 2 - 0.2, 1.6)
    places.add_light(light, at, target=(0, at[1], at[2]) if side else (0, -2, at[2]))
    fill = bpy.data.lights.new("fill", "AREA")
    fill.shape, fill.size, fill.size_y, fill.energy = "RECTANGLE", w * 0.95, 2.3, 130 * power * (w * d / 20)
    places.add_light(fill, (0, -d / 2 - 3.4, 1.4), target=(0, 1, 1.3))
    places.indoor(case, 0.7)
    case.look.update(key=0.31, vignette=0.05)


def shoot(case, w, d, target=(0, 0.4, 0.85), lens=28):
    angle = case.angle % 3
    x = (-1, 1, 0.1)[angle] * w * 0.36 * (1 if case.seed % 2 else -1)
    eye = (x, -d / 2 - (0.3 if angle < 2 else 0.9), 1.38)
    aim = (target[0] - x * 0.25, target[1], target[2])
    look_at(case, eye, aim, lens, None, float(case.hand.normal(0, 0.3)))


def one(case, name, at, rot=0, scale=1, seed=0, **options):
    """Another kind as a part of the room."""
    sub = Case(name, case.seed * 7 + seed, 0, options)
    with s.place(at, (0, 0, rot), scale):
        from case import kinds

        kinds[name][0](sub)


def pendant(case, fin, at, drop=0.75):
    x, y = at
    z = tall - drop
    mat = case.pick(m.metal(fin.metal, 0.35), m.paint("#f1eee8", 0.4), m.fabric("#d9c8a4", "knit", 0.0, size=0.1))
    s.rod(m.plastic("#1c1c1c"), (x, y, z + 0.2), (x, y, tall), 0.004)
    s.lathe(mat, [(0.2, 0), (0.19, 0.05), (0.1, 0.17), (0.03, 0.21), (0, 0.21)], (x, y, z), smooth=True)
    s.ball(m.material("#fff1d6", 0.5, glow=3), 0.05, (x, y, z + 0.03))


@kind("living")
def living(k):
    fin = Finish(k.seed)
    w, d = k.between(4.4, 5.4), k.between(4.0, 4.6)
    shell(k, fin, w, d, k.chance(0.35))
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, -0.1, 0.75), 1.7, 1.4, -90 * side)
    if k.chance(0.45):
        wall_window(k, fin, (-side * w * 0.26, d / 2, 0.75), 1.1, 1.4)
    one(k, "rug", (0, 0.1, 0.002), 0, 1.1)
    one(k, "sofa", (0, d / 2 - 0.62, 0))
    with s.place((0, 0.2, 0)):
        top = m.wood(fin.wood)
        if k.chance(0.5):
            s.slab(top, (1.05, 0.55, 0.03), 0.04, (0, 0, 0.38), bevel=0.006)
            furniture.legs(k, 0.9, 0.4, 0.38, "taper", top)
        else:
            s.cylinder(top, 0.42, 0.03, (0, 0, 0.36), bevel=0.006)
            furniture.legs(k, 0.5, 0.5, 0.36, "taper", top)
        with s.place((0.1, 0, 0.41)):
            furniture.small_thing(k)
    one(k, "armchair", (-side * (w / 2 - 0.85), -0.3, 0), -side * 62, seed=2)
    if k.chance(0.6):
        one(k, "lamp", (side * (w / 2 - 0.5), d / 2 - 0.45, 0), seed=3, form="tripod")
    with s.place((-side * (w / 2 - 0.45), d / 2 - 0.4, 0)):
        places.pot_plant(k, k.between(0.9, 1.4))
    for i in range(k.pick(1, 2, 3)):
        places.art(k, (-0.7 + i * 0.72, d / 2, 1.35), 0.5, 0.62)
    shine(k, fin, w, d, side)
    shoot(k, w, d)
    k.say("living room with sofa and armchair")


@kind("bedroom")
def bedroom(k):
    fin = Finish(k.seed)
    w, d = k.between(3.8, 4.6), k.between(3.8, 4.3)
    shell(k, fin, w, d, k.chance(0.5), m.fabric("#c9c0b0", "boucle", 0.1) if k.chance(0.3) else None)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.0, 0.8), 1.4, 1.35, -90 * side)
    with s.place((0, d / 2 - 1.14, 0)):
        furniture.make_bed(k, 1.6, 2.0)
    wood = m.wood(fin.wood)
    for x in (-1, 1):
        with s.place((x * 1.15, d / 2 - 0.26, 0)):
            s.box(wood, (0.46, 0.38, 0.42), (0, 0, 0.12), 0.006)
            furniture.legs(k, 0.4, 0.32, 0.12, "taper", wood)
            furniture.drawer(k, wood, 0.42, 0.17, (0, -0.195, 0.33), "knob", m.metal(fin.metal, 0.3))
            with s.place((0, 0, 0.54)):
                state = k.rng.bit_generator.state
                furniture.table_lamp(k, 0.42)
                if x < 0:
                    k.rng.bit_generator.state = state
    one(k, "rug", (0, -0.9, 0.002), 0, 1.0)
    places.art(k, (0, d / 2, 1.5), 0.8, 0.5)
    shine(k, fin, w, d, side, 0.9)
    shoot(k, w, d, (0, 0.5, 0.85))
    k.say("bedroom")


def cabinets(k, fin, x0, x1, y, base=True, low=0.0, high=0.87, deep=0.6, pull="bar"):
    """A run of cabinets along x with its back at y."""
    fronts = fin.fronts()
    body = s.box(fronts, (x1 - x0, deep - 0.02, high - low - (0.1 if base else 0)), ((x0 + x1) / 2, y - deep / 2, low + (0.1 if base else 0)), 0.002)
    if base:
        s.box(m.plastic("#1d1d1d", 0.7), (x1 - x0, deep - 0.08, 0.1), ((x0 + x1) / 2, y - deep / 2 + 0.03, low), 0)
    count = max(1, round((x1 - x0) / 0.45))
    w = (x1 - x0) / count
    knob = m.metal(fin.metal, 0.3)
    for i in range(count):
        x = x0 + (i + 0.5) * w
        parts = ((low + 0.11, 0.52), (low + 0.65, 0.2)) if base else ((low + 0.005, high - low - 0.01),)
        for z, h in parts:
            s.box(fronts, (w - 0.006, 0.02, h), (x, y - deep, z), 0.003)
            if k.shaker:
                for dx, ww, zz, hh in ((0, w - 0.006, z, 0.055), (0, w - 0.006, z + h - 0.055, 0.055), (-w / 2 + 0.03, 0.055, z, h), (w / 2 - 0.03, 0.055, z, h)):
                    if h > 0.3:
                        s.box(fronts, (ww, 0.008, hh), (x + dx, y - deep - 0.013, zz), 0.001)
            if h < 0.3:
                s.rod(knob, (x - 0.06, y - deep - 0.035, z + h / 2), (x + 0.06, y - deep - 0.035, z + h / 2), 0.005)
            else:
                dx = (w / 2 - 0.05) * (1 if i % 2 == 0 else -1)
                zz = z + h - 0.2 if base else z + 0.05
                s.rod(knob, (x + dx, y - deep - 0.035, zz), (x + dx, y - deep - 0.035, zz + 0.14), 0.005)
    return body


def faucet(mat, at, h=0.3):
    x, y, z = at
    s.tube(mat, [(x, y, z), (x, y, z + h * 0.75), (x, y - 0.05, z + h), (x, y - 0.15, z + h * 0.92), (x, y - 0.17, z + h * 0.68)], 0.012)
    s.cylinder(mat, 0.024, 0.03, (x, y, z))
    s.rod(mat, (x + 0.02, y, z + 0.05), (x + 0.09, y, z + 0.08), 0.006)


@kind("kitchen")
def kitchen(k):
    fin = Finish(k.seed)
    k.shaker = k.chance(0.6)
    w, d = k.between(3.9, 4.8), 3.9
    floor = m.tiles(k.pick("#cfc8bb", "#8d8a85", "#e2ddd3"), "#a59d90", 2, 0.3, 0.03, size=1.1) if k.chance(0.35) else None
    shell(k, fin, w, d, False, floor)
    y = d / 2
    top, steel = fin.top(), m.metal("#b9bcbe", 0.3, True)
    x0, x1 = -w / 2 + 0.02, w / 2 - 0.95
    cabinets(k, fin, x0, x1, y)
    s.box(top, (x1 - x0 + 0.02, 0.64, 0.035), ((x0 + x1) / 2, y - 0.32, 0.87), 0.004)
    splash = k.pick(m.tiles("#efece6", "#cfcac0", 4, 0.12, 0.02, True, 2.0, 0.62), m.tiles("#8fa8a0", "#d9d5ca", 6, 0.12, 0.08, False, 1.0, 0.6), top, m.tiles("#e9e4d8", "#bdb6a8", 5, 0.15, 0.04, False, 1.0, 0.55))
    s.box(splash, (x1 - x0, 0.012, 0.55), ((x0 + x1) / 2, y - 0.006, 0.905), 0)
    fx = w / 2 - 0.47
    fridge = k.pick(steel, m.enamel("#eceae6"), m.metal("#3a3b3d", 0.35))
    s.box(fridge, (0.85, 0.7, 1.78), (fx, y - 0.36, 0.01), 0.01)
    s.box(m.plastic("#151515"), (0.84, 0.01, 0.008), (fx, y - 0.712, 0.66), 0)
    for z, h in ((0.72, 0.8), (0.3, 0.3)):
        s.rod(m.metal("#c9cbcd", 0.2), (fx - 0.34, y - 0.75, z), (fx - 0.34, y - 0.75, z + h), 0.011)
    wx = (x0 + x1) / 2 + k.between(-0.3, 0.3)
    wall_window(k, fin, (wx, y - 0.012, 1.12), 1.0, 1.0, 0, False)
    s.slab(steel, (0.6, 0.4, 0.004), 0.05, (wx, y - 0.32, 0.905), bevel=0.001)
    s.slab(m.plastic("#5a5c5e", 0.3), (0.54, 0.34, 0.002), 0.05, (wx, y - 0.32, 0.909), bevel=0)
    faucet(m.metal(fin.metal, 0.15), (wx, y - 0.1, 0.905))
    sx = x0 + 0.62 if wx - x0 > 1.5 else x1 - 0.5
    s.box(steel, (0.76, 0.64, 0.88), (sx, y - 0.33, 0.02), 0.006)
    s.box(m.pane("#0d0e10", 0.08), (0.6, 0.01, 0.34), (sx, y - 0.652, 0.3), 0.004)
    s.rod(m.metal("#c9cbcd", 0.2), (sx - 0.3, y - 0.69, 0.7), (sx + 0.3, y - 0.69, 0.7), 0.011)
    for i in range(5):
        s.cylinder(m.plastic("#1c1c1d", 0.3), 0.02, 0.02, (sx - 0.26 + i * 0.13, y - 0.65, 0.81), (90, 0, 0))
    s.box(m.pane("#101112", 0.08), (0.72, 0.56, 0.012), (sx, y - 0.32, 0.9), 0.003)
    for a in (-0.18, 0.18):
        for b in (-0.14, 0.14):
            s.ring(m.iron(), 0.085, 0.008, (sx + a, y - 0.32 + b, 0.917))
    s.lathe(m.metal("#a8442f" if k.chance(0.3) else "#c9cbcd", 0.25), [(0, 0), (0.1, 0), (0.11, 0.02), (0.11, 0.12), (0.105, 0.12), (0.1, 0.02), (0, 0.015)], (sx + 0.18, y - 0.18, 0.925))
    for a, b in ((x0, wx - 0.62), (wx + 0.62, x1)):
        if b - a > 0.5:
            if a < sx < b:
                s.box(steel, (0.7, 0.45, 0.1), (sx, y - 0.24, 1.55), 0.006, taper=(0.9, 0.9))
                s.box(steel, (0.26, 0.26, 0.9), (sx, y - 0.16, 1.65), 0.004)
                for p, q in ((a, sx - 0.4), (sx + 0.4, b)):
                    if q - p > 0.28:
                        cabinets(k, fin, p, q, y, False, 1.45, 2.2, 0.34)
            else:
                cabinets(k, fin, a, b, y, False, 1.45, 2.2, 0.34)
    for x in (x0 + 0.2, x1 - 0.25):
        with s.place((x, y - 0.25, 0.905), scale=0.9):
            furniture.small_thing(k)
    if k.chance(0.7):
        iw = k.between(1.5, 2.0)
        s.box(fin.fronts(), (iw, 0.72, 0.87), (0, 0.05, 0), 0.004)
        s.box(top, (iw + 0.2, 0.95, 0.04), (0, -0.02, 0.87), 0.005)
        s.lathe(m.ceramic("#e4ded0", 0.25, 0.2), [(0, 0.012), (0.05, 0), (0.06, 0), (0.17, 0.085), (0.165, 0.088), (0.05, 0.016), (0, 0.016)], (0.2, 0, 0.91))
        for i in range(6):
            s.ball(m.material(k.pick("#c7572e", "#d9a23a", "#a8b04a"), 0.4), 0.038, (0.2 + 0.075 * math.cos(i), 0.075 * math.sin(i), 0.97))
        for i in range(2 if iw < 1.7 else 3):
            x = (i - (1 if iw >= 1.7 else 0.5)) * 0.55
            with s.place((x, -0.62, 0)):
                s.cylinder(m.wood(fin.wood), 0.17, 0.035, (0, 0, 0.63), bevel=0.01)
                furniture.legs(k, 0.3, 0.3, 0.63, "taper", m.metal(fin.metal, 0.35))
            pendant(k, fin, (x * 1.1, 0.0), 0.8)
    shine(k, fin, w, d, k.pick(-1, 1), 0.8)
    shoot(k, w, d, (0, 1.0, 0.98))
    k.say("kitchen")


@kind("dining")
def dining(k):
    fin = Finish(k.seed)
    w, d = k.between(3.8, 4.8), k.between(3.6, 4.2)
    shell(k, fin, w, d, k.chance(0.4))
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.75), 1.5, 1.45, -90 * side)
    if k.chance(0.5):
        wall_window(k, fin, (0, d / 2, 0.75), 1.3, 1.4)
    else:
        places.art(k, (0, d / 2, 1.25), 0.9, 0.65)
    one(k, "rug", (0, 0.1, 0.002), 0, 1.15)
    one(k, "table", (0, 0.1, 0), 0, 1.0, 1, wood=fin.wood)
    form, seat = k.pick("slat", "ladder", "spindle", "shell", "panel"), k.pick("pad", "wood")
    for i, (x, y, turn) in enumerate(((-0.4, -0.62, 180), (0.4, -0.62, 180), (-0.4, 0.82, 0), (0.4, 0.82, 0), (-1.15, 0.1, 90), (1.15, 0.1, -90))):
        one(k, "chair", (x, y, 0), turn + k.between(-7, 7), 1, 50, wood=fin.wood, form=form, seat=seat)
    pendant(k, fin, (0, 0.1))
    with s.place((-side * (w / 2 - 0.4), d / 2 - 0.4, 0)):
        places.pot_plant(k, 1.2)
    shine(k, fin, w, d, side)
    shoot(k, w, d, (0, 0.3, 0.9))
    k.say("dining room")


@kind("bath")
def bath(k):
    fin = Finish(k.seed)
    k.shaker = k.chance(0.6)
    w, d = k.between(2.7, 3.3), 2.7
    tile = k.pick(m.tiles("#efece6", "#cfcac0", 4, 0.12, 0.02, True, 2.0, 0.8), m.tiles("#9fb5ae", "#dcd8ce", 6, 0.12, 0.07, False, 1.0, 0.9), m.tiles("#d9d2c4", "#bdb6a8", 2, 0.2, 0.02, False, 1.0, 1.2), m.tiles("#4f6068", "#a9b0b0", 6, 0.12, 0.07, True, 2.0, 0.9))
    shell(k, fin, w, d, False, k.pick(m.tiles("#e9e6e0", "#55575a", 8, 0.25, 0.02, False, 1.0, 0.9), m.tiles("#b9b2a6", "#8d867b", 2, 0.3, 0.03, False, 1.0, 1.1), m.marble(0.2)))
    y = d / 2
    s.box(tile, (w, 0.012, 1.25 if k.chance(0.5) else 2.2), (0, y - 0.006, 0), 0)
    side = k.pick(-1, 1)
    x = -side * (w / 2 - 0.42)
    white = m.ceramic("#f1efea", 0.1)
    with s.place((x, y - 0.86, 0)):
        def tub(u, v):
            a = u * 6.2832
            wide, deep = 0.37, 0.8
            p = 2.6
            c, n = np.cos(a), np.sin(a)
            r = (np.abs(c) ** p + np.abs(n) ** p) ** (-1 / p)
            t = np.interp(v, [0, 0.45, 0.5, 0.55, 0.9, 1], [0.84, 1.0, 1.04, 0.93, 0.72, 0.0])
            z = np.interp(v, [0, 0.45, 0.5, 0.55, 0.9, 1], [0, 0.55, 0.58, 0.56, 0.14, 0.13])
            return np.stack([c * r * wide * t, n * r * deep * t, z], -1)

        s.sheet(white, tub, 80, 60)
        faucet(m.metal(fin.metal, 0.12), (0, 0.88, 0.55), 0.25)
        towel = m.fabric(k.pick("#e9e4da", "#8fa0a3", "#c9a98a"), "boucle", 0.0, size=0.1)
        s.box(towel, (0.05, 0.4, 0.34), (side * 0.38, -0.2, 0.26), 0.015, soft=3)
        s.box(towel, (0.12, 0.4, 0.03), (side * 0.37, -0.2, 0.575), 0.012, soft=3)
    vx = side * (w / 2 - 0.68)
    cabinets(k, fin, vx - 0.55, vx + 0.55, y, True, 0.0, 0.8, 0.5)
    s.box(fin.top(), (1.14, 0.54, 0.03), (vx, y - 0.26, 0.8), 0.004)
    s.lathe(white, [(0.12, 0), (0.2, 0.1), (0.21, 0.12), (0.2, 0.12), (0.17, 0.05), (0, 0.03)], (vx, y - 0.27, 0.83), smooth=False)
    faucet(m.metal(fin.metal, 0.12), (vx, y - 0.08, 0.83), 0.26)
    mw = k.pick(0.6, 0.8)
    if k.chance(0.5):
        s.plate(m.material("#e6e9ea", 0.02, 1.0), [(mw / 2 * math.cos(a), mw / 2 * math.sin(a)) for a in np.arange(64) / 64 * 6.283], 0.01, (vx, y - 0.02, 1.55), (90, 0, 0))
        s.ring(m.metal(fin.metal, 0.3), mw / 2, 0.012, (vx, y - 0.03, 1.55), (90, 0, 0), seg=64)
    else:
        s.box(m.material("#e6e9ea", 0.02, 1.0), (mw, 0.01, 0.9), (vx, y - 0.02, 1.12), 0.003)
        for dx in (-mw / 2, mw / 2):
            s.box(m.metal(fin.metal, 0.3), (0.02, 0.02, 0.92), (vx + dx, y - 0.025, 1.11), 0.002)
        for z in (1.11, 2.01):
            s.box(m.metal(fin.metal, 0.3), (mw + 0.02, 0.02, 0.02), (vx, y - 0.025, z), 0.002)
    for dx in (-0.48, 0.48):
        s.cylinder(m.material("#fff3df", 0.5, glow=2.5), 0.05, 0.16, (vx + dx, y - 0.1, 1.6))
    wall_window(k, fin, (x, y - 0.012, 1.25), 0.75, 0.85, 0, False)
    with s.place((vx + 0.4 * -side, y - 0.2, 0.83), scale=0.8):
        s.lathe(m.glass("#d9e6e0"), [(0, 0), (0.035, 0), (0.035, 0.12), (0.012, 0.15), (0.012, 0.17)])
    with s.place((side * (w / 2 - 0.35), -0.2, 0)):
        s.lathe(white, [(0.1, 0), (0.12, 0.1), (0.18, 0.36), (0.2, 0.39), (0.2, 0.42), (0, 0.42)], (-side * 0.12, 0, 0), squash=0.85)
        s.box(white, (0.18, 0.4, 0.36), (side * 0.14, 0, 0.38), 0.03)
    s.box(m.fabric(k.pick("#d9d2c4", "#7f9096", "#e9e5dd"), "boucle", 0.0), (0.5, 0.8, 0.02), (0, 0.1, 0), 0.008)
    shine(k, fin, w, d, 0, 0.5)
    shoot(k, w * 0.9, d, (0, 0.8, 0.92), 24)
    k.say("bathroom")


@kind("office")
def office(k):
    fin = Finish(k.seed)
    w, d = k.between(3.6, 5.2), 4.0
    shell(k, fin, w, d, k.chance(0.4), m.fabric("#7f8488", "boucle", 0.1) if k.chance(0.4) else None)
    side = k.pick(-1, 1)
    wall_window(k, fin, (side * w / 2, 0.1, 0.75), 1.8, 1.5, -90 * side, k.chance(0.4))
    for i in range(1 if w < 4.3 else 2):
        x = 0 if w < 4.3 else (i - 0.5) * 1.9
        one(k, "desk", (x, d / 2 - 0.5, 0), 0, 1, 4, wood=fin.wood, form="stand" if w >= 4.3 else k.pick("legs", "drawers"))
        one(k, "monitor", (x, d / 2 - 0.4, 0.74), 0, 1, 5 + i)
        with s.place((x + 0.05, d / 2 - 1.05, 0), (0, 0, 180 + k.between(-25, 25))):
            task_chair(k)
    one(k, "bookshelf", (-side * (w / 2 - 0.62), d / 2 - 0.2, 0), 0, 0.95, 6, wood=fin.wood)
    with s.place((side * (w / 2 - 0.4), d / 2 - 0.4, 0)):
        places.pot_plant(k, 1.1)
    places.art(k, (0.5 * side, d / 2, 1.55), 0.7, 0.5)
    shine(k, fin, w, d, side)
    shoot(k, w, d, (0, 0.5, 0.95))
    k.say("office with desk")


def task_chair(k):
    """An office chair whose seat opens to -y."""
    dark = m.plastic("#202224", 0.5)
    cloth = m.fabric(k.pick("#2f3236", "#5f6a70", "#3f5263", "#8a8478"), "plain", 0.05)
    for i in range(5):
        a = i * 1.2566
        s.rod(dark, (0, 0, 0.09), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.06), 0.02, 0.013)
        s.cylinder(dark, 0.028, 0.022, (0.3 * math.cos(a) - 0.011, 0.3 * math.sin(a), 0.028), (0, 90, 0))
    s.rod(m.chrome(), (0, 0, 0.08), (0, 0, 0.42), 0.022)
    s.cushion(cloth, (0.5, 0.48, 0.09), (0, 0, 0.42), square=0.35, puff=0.15)
    s.tube(dark, [(0, 0.2, 0.42), (0, 0.29, 0.46), (0, 0.27, 0.7)], 0.02)
    with s.place((0, 0.25, 0.58), (-8, 0, 0)):
        s.cushion(cloth, (0.46, 0.07, 0.5), square=0.4, puff=0.05)
    for x in (-1, 1):
        s.tube(dark, [(x * 0.22, 0.05, 0.45), (x * 0.29, 0.05, 0.5), (x * 0.29, 0.05, 0.63)], 0.013)
        s.slab(dark, (0.06, 0.26, 0.03), 0.025, (x * 0.29, -0.02, 0.63), bevel=0.01)


@kind("empty")
def empty(k):
    fin = Finish(k.seed)
    kind_of = k.pick("room", "store", "warehouse", name="form")
    w, d = k.between(5, 7), k.between(5, 6)
    floor = m.concrete() if kind_of == "warehouse" else m.tiles("#b9b5ad", "#8f8b84", 2, 0.25, 0.03, size=1.2) if kind_of == "store" and k.chance(0.5) else None
    shell(k, fin, w, d, kind_of == "room" and k.chance(0.3), floor)
    side = k.pick(-1, 1)
    for y in (-1.2, 0.9):
        wall_window(k, fin, (side * w / 2, y, 0.6 if kind_of != "store" else 0.3), 1.5, 1.6 if kind_of != "store" else 2.0, -90 * side, False)
    if kind_of == "store":
        for i in range(3):
            with s.place((-side * (w / 2 - 0.25), -0.9 + i * 1.2, 0), (0, 0, 90 * side)):
                for z in (0.1, 0.6, 1.1, 1.6):
                    s.box(m.wood(fin.wood), (1.1, 0.35, 0.03), (0, 0, z), 0.003)
        s.box(m.wood(fin.wood), (1.8, 0.6, 0.95), (0, d / 2 - 1.2, 0), 0.01)
    if kind_of == "warehouse":
        for x in (-1.6, 0, 1.6):
            with s.place((x, d / 2 - 0.4, 0), scale=(1.5, 1.5, 1.3)):
                places.shelf_rack(k)
        for i in range(4):
            places.carton(k, (0.5, 0.45, 0.4), (-1 + i * 0.62, 0.6, 0.12 if i % 2 else 0.12))
        s.box(m.wood("pine", 0.7, 0.4), (2.8, 1.0, 0.12), (0, 0.6, 0), 0.005)
    else:
        s.box(m.paint(fin.trim, 0.4, 0.1), (0.9, 0.05, 2.05), (-side * w * 0.22, d / 2 - 0.02, 0), 0.006)
        for z, h in ((0.2, 0.7), (1.05, 0.85)):
            for dx in (-0.2, 0.2):
                s.box(m.paint(fin.trim, 0.4, 0.1), (0.3, 0.02, h), (-side * w * 0.22 + dx, d / 2 - 0.05, z), 0.01)
    for i in range(3):
        s.cylinder(m.material("#fff6e6", 0.5, glow=3), 0.08, 0.01, ((i - 1) * w * 0.28, 0, tall - 0.012))
    shine(k, fin, w, d, side, 1.3)
    shoot(k, w, d, (0, 0.5, 1.05), 23)
    k.say({"room": "empty room with two windows", "store": "empty store with shelves", "warehouse": "storage hall"}[kind_of])
