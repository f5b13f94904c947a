"""Apartment and business buildings, farms, and land."""
import math

import numpy as np

import settings as places
import shapes as s
import surfaces as m
from case import kind, look_at
from kinds.houses import (column, doors, front_door, gable, hip, roof_of, shoot, shrubs, sidings, steps, surroundings, wall_of,
                          windows)
from kinds.rooms import Finish


def facade(case, wall, w, d, floors, floor_h, bays, at=(0, 0, 0), win=(1.2, 1.5), trim="#e9e6df", sill=0.9, skip=(), balcony=None, sides=True):
    """A block with rows of windows on the front and on the side that the camera sees."""
    x0, y0, z0 = at
    h = floors * floor_h
    s.box(wall, (w, d, h), (x0, y0 + d / 2, z0), 0)
    from mathutils import Matrix

    with s.place((x0, y0, z0)):
        before = len(s.made)
        places.window(case, (0, 0, 0), win[0], win[1], trim, 2)
        group = s.made[before:]
        for part in group:
            part.hide_render = True
        blind = s.box(m.paint("#d9d4c8", 0.9), (win[0] * 0.94, 0.006, win[1]), (0, -0.03, 0), 0)
        blind.hide_render = True
        step = w / bays
        faces = [(0, [(-w / 2 + (i + 0.5) * step, 0) for i in range(bays)])]
        if sides:
            count = max(1, int(d / step))
            faces += [(90, [(w / 2, (j + 0.5) * d / count) for j in range(count)]), (-90, [(-w / 2, (j + 0.5) * d / count) for j in range(count)])]
        for f in range(floors):
            for turn, spots in faces:
                for i, (x, y) in enumerate(spots):
                    if turn == 0 and (f, i) in skip:
                        continue
                    where = Matrix.Translation((x, y, f * floor_h + sill)) @ s.turn((0, 0, turn))
                    for part in group:
                        s.stamp(part, where @ s.stack[-1].inverted() @ part.matrix_world)
                    roll = case.rng.random()
                    if roll < 0.55:
                        tall = case.rng.uniform(0.25, 0.95)
                        s.stamp(blind, where @ Matrix.Translation((0, -0.03, win[1] * (1 - tall))) @ Matrix.Diagonal((1, 1, tall, 1)))
                    if balcony and turn == 0 and f > 0 and i % balcony == 0:
                        with s.place((x, 0, f * floor_h - 0.05)):
                            s.box(m.concrete(), (step * 0.86, 1.2, 0.15), (0, -0.6, 0), 0.01)
                            rail = m.iron() if case.options.get("rail", "iron") == "iron" else m.pane("#9fb0b8")
                            s.box(rail, (step * 0.86, 0.04, 0.05), (0, -1.18, 1.05), 0.004)
                            if case.options.get("rail", "iron") == "iron":
                                for q in np.linspace(-0.42, 0.42, 12):
                                    s.box(rail, (0.025, 0.025, 0.95), (q * step, -1.18, 0.1), 0)
                            else:
                                s.box(rail, (step * 0.84, 0.03, 0.9), (0, -1.18, 0.12), 0)
    return h


def parapet(mat, w, d, z, at=(0, 0), lip=0.25, over=0.15):
    s.box(mat, (w + over * 2, d + over * 2, lip), (at[0], at[1] + d / 2, z), 0.02)


@kind("condo")
def condo(k):
    floors, w, d = k.pick(9, 12, 15), k.between(15, 19), 13
    k.options.setdefault("rail", k.pick("iron", "glass"))
    wall = k.pick(m.stone("#d9d5cc", "#e6e3dc", 0.8), m.brick(k.pick("#94533b", "#8d8078", "#a8836a")), m.stone("#7f8488", "#92979a", 0.7), m.concrete("#b5b0a8", "#c9c4bc"))
    h = facade(k, wall, w, d, floors, 3.1, 6, (0, 0, 4.2), (1.7, 1.9), k.pick("#e9e6df", "#2a2c2e"), 0.55, (), k.pick(2, 3))
    base = m.stone("#5f5c58", "#77736d", 0.5)
    s.box(base, (w + 0.4, d + 0.4, 4.2), (0, d / 2, 0), 0.02)
    for x in np.linspace(-w * 0.4, w * 0.4, 5):
        s.box(m.pane("#1f2a30"), (w * 0.15, 0.08, 3.0), (x, -0.22, 0.4), 0)
    s.box(m.metal("#2a2b2d", 0.4), (5.5, 2.6, 0.25), (0, -1.3, 3.4), 0.03)
    parapet(wall, w, d, h + 4.2)
    s.box(m.metal("#8a8c8e", 0.5), (5, 4, 2.4), (w * 0.15, d / 2, h + 4.4), 0.05)
    for side in (-1, 1):
        hh = k.between(9, 22)
        facade(k, k.pick(m.brick("#8a5a48"), m.concrete("#a09a92", "#b8b2aa")), 14, 12, int(hh / 3), 3.0, 5, (side * (w / 2 + 10.5), 2.0, 0), (1.2, 1.5))
    shrubs(k, -w / 2, -3.2, -1.6, 6, 0.6)
    shrubs(k, 3.2, w / 2, -1.6, 6, 0.6)
    surroundings(k, depth=7)
    places.tree(k, (-w * 0.55, -4.5, 0), 6.5)
    angle = k.angle % 3
    az = math.radians((-32, 36, 8)[angle])
    top = h + 4.2
    far = top * 0.92 + 4
    look_at(k, (math.sin(az) * far, -math.cos(az) * far, 2.2), (0, 2, top * 0.47), 24 if floors < 14 else 22)
    k.say("condo tower")


@kind("apartment")
def apartment(k):
    floors, w, d = k.pick(3, 3, 4), k.between(17, 22), 11
    wall = k.pick(m.brick(k.pick("#94533b", "#7d4a3a", "#a8735a", "#b59a80")), m.lapped(k.pick(*sidings)), m.stone("#d0c6b4", "#dcd3c3", 0.9))
    bays = 6
    skip = [(0, 2), (0, 3)] if k.chance(0.5) else [(0, 2)]
    h = facade(k, wall, w, d, floors, 3.0, bays, (0, 0, 0.5), (1.25, 1.55), "#efece6", 0.85, skip, k.pick(None, 2, 2))
    s.box(m.concrete(), (w + 0.1, d, 0.5), (0, d / 2, 0), 0.01)
    x = -w / 2 + 2.5 * w / bays if len(skip) == 1 else 0
    front_door(k, (x, 0, 0.5), k.pick(*doors), 1.6, 2.2, True)
    steps(m.concrete(), (x, -0.3, 0), 2.4)
    s.box(m.paint(k.pick("#2a2c2e", "#efece6"), 0.5), (2.8, 1.4, 0.18), (x, -0.7, 3.0), 0.02)
    if k.chance(0.5):
        parapet(m.stone("#a9a297", "#bdb6aa", 0.7), w, d, h + 0.5, lip=0.5)
    else:
        hip(roof_of(k), w, d, 2.6, (0, d / 2, h + 0.6), 0.6)
    shrubs(k, -w / 2 + 0.5, x - 1.8, -0.9, 6, 0.5)
    shrubs(k, x + 1.8, w / 2 - 0.5, -0.9, 6, 0.5)
    surroundings(k, path=x, depth=7)
    shoot(k, w * 0.95, h + 2, lens=26)
    k.say("apartment building")


@kind("townhouse")
def townhouse(k):
    fin = Finish(k.seed)
    w, d, floors = k.between(5.2, 6.2), 10, k.pick(2, 3, 3)
    style = k.pick("brownstone", "brick", "painted", "new", name="style")
    count = 4
    for i in range(count):
        x = (i - (count - 1) / 2) * w
        tone = {
            "brownstone": lambda: m.stone(*k.pick(("#6a4a3a", "#7d5a48"), ("#74503e", "#86604c"), ("#8a6a55", "#9a7a64")), 0.9),
            "brick": lambda: m.brick(k.pick("#94533b", "#8a4f42", "#7d4a3a", "#a8735a")),
            "painted": lambda: m.brick(k.pick("#c9d0cf", "#d9c3a5", "#8fa0a8", "#c98f7a", "#a9b39a", "#e3ddd0"), "#d0cac0"),
            "new": lambda: k.pick(m.lapped(k.pick(*sidings)), m.stone("#d6d2ca", "#e0dcd4", 0.8), m.brick("#6f6560")),
        }[style]()
        fin.trim = k.pick("#efece6", "#2a2c2e", "#4a3a30")
        h = floors * 3.3 + 0.9
        s.box(tone, (w - 0.02, d, h), (x, d / 2, 0), 0)
        door_side = -1 if i % 2 else 1
        dx = x + door_side * w * 0.27
        zs = [1.9 + f * 3.3 for f in range(floors)]
        for f, z in enumerate(zs):
            xs = [x - w * 0.27, x + w * 0.27] if f else [x - door_side * w * 0.22]
            if f and k.chance(0.3):
                xs = [x - w * 0.3, x, x + w * 0.3]
            windows(k, fin, 0, xs, z, 1.0 if len(xs) < 3 else 0.85, 1.75, None, None, fin.trim)
        front_door(k, (dx, 0, 1.0), k.pick(*doors), 1.0, 2.3, False, fin.trim)
        stair = m.stone("#7a6a5c", "#8f8072", 0.8) if style != "new" else m.concrete()
        for j in range(6):
            s.box(stair, (1.6, 0.3 * (6 - j) + 0.3, 0.17), (dx, -0.15 * (6 - j) - 0.1, j * 0.17), 0.01)
        for q in (-0.75, 0.75):
            s.tube(m.iron(), [(dx + q, -0.2, 1.0 + 0.9), (dx + q, -2.0, 0.9)], 0.02, smooth=False)
            for j in range(7):
                y = -0.25 - j * 0.29
                s.rod(m.iron(), (dx + q, y, 1.0 - j * 0.16), (dx + q, y, 1.88 - j * 0.145), 0.01, seg=8)
        cornice = m.paint(k.pick("#3a2f28", "#efece6", "#2f3a3a"), 0.5)
        s.box(cornice, (w - 0.02, 0.55, 0.3), (x, -0.2, h - 0.15), 0.03)
        for j in range(9):
            s.box(cornice, (0.12, 0.35, 0.3), (x - w * 0.44 + j * w * 0.11, -0.12, h - 0.42), 0.02)
        if i % 2 == 0:
            shrubs(k, x - door_side * w * 0.42, x - door_side * w * 0.05, -0.9, 2, 0.45)
    for side in (-1, 1):
        s.box(m.brick("#7d5548"), (8, d, floors * 3.3), (side * (count * w / 2 + 4), d / 2, 0), 0)
    surroundings(k, depth=4.5)
    places.tree(k, (k.pick(-1, 1) * w * 1.1, -5.0, 0), 6.5)
    shoot(k, w * 2.6, floors * 3.3 + 3, (-22, 26, 4)[k.angle % 3], 24, away=w * 2.2 + floors * 2)
    k.say("row of townhouses")


@kind("duplex")
def duplex(k):
    fin = Finish(k.seed)
    w, d, h = 14, 8, 5.4
    wall, roof = wall_of(k), roof_of(k)
    s.box(m.concrete(), (w + 0.05, d, 0.4), (0, d / 2, 0), 0.01)
    s.box(wall, (w, d, h - 0.4), (0, d / 2, 0.4), 0)
    gable(roof, wall, w, d, 2.2, (0, d / 2, h), 0.45)
    for side in (-1, 1):
        x = side * w * 0.27
        s.box(wall, (4.2, 1.2, h - 0.4), (x + side * 0.9, -0.2, 0.4), 0)
        gable(roof, wall, 4.2, 2.4, 1.5, (x + side * 0.9, 0.2, h), 0.35, "y")
        windows(k, fin, -0.8, (x + side * 0.9,), 3.6, 1.5, 1.3)
        windows(k, fin, -0.8, (x + side * 0.9,), 1.1, 1.7, 1.4)
        front_door(k, (side * 1.3, 0, 0.4), k.pick(*doors) if side < 0 else k.pick(*doors))
        windows(k, fin, 0, (side * 1.3,), 3.6, 0.9, 1.2)
        steps(m.concrete(), (side * 1.3, -0.3, 0), 1.5, 2)
        shrubs(k, *sorted((side * (w * 0.27 - 0.6), side * w * 0.47)), -1.4, 4, 0.45)
    s.box(m.paint("#efece6", 0.4), (5.2, 1.4, 0.16), (0, -0.7, 3.0), 0.01)
    for x in (-2.45, 0, 2.45):
        column(m.paint("#efece6", 0.4), (x, -1.25, 0.3), 2.7, 0.08, True)
    surroundings(k, path=0, drive=(w / 2 + 2, 3))
    shoot(k, w * 0.95, 7, lens=28)
    k.say("duplex")


@kind("mobile")
def mobile(k):
    fin = Finish(k.seed)
    w, d, h = k.between(13, 15.5), 4.4, 3.2
    wall = m.lapped(k.pick("#e6e3da", "#c9d3d3", "#d9cdb4", "#b9c4b4", "#d0c9c0"), 0.2)
    s.box(m.lapped("#8d8a84", 0.25, 0.1, True), (w, d, 0.6), (0, d / 2, 0), 0)
    s.box(wall, (w, d, h - 0.6), (0, d / 2, 0.6), 0)
    gable(roof_of(k), wall, w, d, 0.85, (0, d / 2, h), 0.25)
    windows(k, fin, 0, (-w * 0.38, -w * 0.2, w * 0.22, w * 0.4), 1.4, 1.1, 1.1)
    front_door(k, (0.3, 0, 0.6), k.pick(*doors))
    deck = m.planks("gray wood", 0.12, 0.7, 0.3)
    s.box(deck, (3.2, 2.2, 0.6), (0.3, -1.1, 0), 0.01)
    for x in (-1.25, 0.3, 1.85):
        s.box(m.wood("pine", 0.7, 0.3), (0.09, 0.09, 1.5), (x, -2.1, 0), 0.005)
    for z in (0.95, 1.42):
        s.box(m.wood("pine", 0.7, 0.3), (1.6, 0.05, 0.09), (-0.48, -2.1, z), 0.004)
    for i in range(3):
        s.box(deck, (1.2, 0.3, 0.2 * (3 - i)), (1.1, -2.35 - i * 0.28, 0), 0.01)
    shrubs(k, -w / 2 + 0.5, -1.8, -0.7, 5, 0.4)
    shrubs(k, 2.4, w / 2 - 0.5, -0.7, 4, 0.4)
    surroundings(k, k.pick("green", "dry", "desert"), street=False, drive=(w / 2 + 2, 3.2))
    shoot(k, w * 0.85, 4.5, lens=28)
    k.say("manufactured home")


@kind("office-building")
def office_building(k):
    floors, w, d = k.pick(3, 4, 5), k.between(20, 26), 14
    style = k.pick("ribbon", "glass", "brick", name="style")
    h = floors * 3.7
    trim = m.metal(k.pick("#2a2b2d", "#b9bbbd"), 0.4)
    if style == "brick":
        facade(k, m.brick(k.pick("#94533b", "#8d7f74", "#a88a70")), w, d, floors, 3.7, 8, (0, 0, 0), (1.8, 2.0), "#2a2c2e", 0.95, [(0, 3), (0, 4)])
    else:
        core = m.stone("#cfcac0", "#dcd8d0", 0.7) if style == "ribbon" else m.pane("#2f4450", 0.03)
        s.box(core, (w, d, h), (0, d / 2, 0), 0)
        glass = m.pane(k.pick("#1f2f38", "#2a3a44", "#22343a"), 0.02)
        for f in range(floors):
            z = f * 3.7
            if style == "ribbon":
                for at, size in (((0, -0.02, z + 1.0), (w * 0.96, 0.1, 1.9)), ((w / 2 + 0.0, d / 2, z + 1.0), (0.1, d * 0.94, 1.9)), ((-w / 2, d / 2, z + 1.0), (0.1, d * 0.94, 1.9))):
                    s.box(glass, size, at, 0)
            else:
                for at, size in (((0, -0.03, z + 3.5), (w, 0.12, 0.3)), ((w / 2, d / 2, z + 3.5), (0.12, d, 0.3)), ((-w / 2, d / 2, z + 3.5), (0.12, d, 0.3))):
                    s.box(trim, size, at, 0)
        for x in np.linspace(-w * 0.48, w * 0.48, 17):
            s.box(trim, (0.07, 0.16, h), (x, -0.05, 0), 0) if style == "glass" else [s.box(trim, (0.06, 0.14, 1.9), (x, -0.04, f * 3.7 + 1.0), 0) for f in range(floors)]
        for y in np.linspace(0.5, d - 0.5, 9):
            for side in (-1, 1):
                s.box(trim, (0.16, 0.07, h if style == "glass" else 0.01), (side * (w / 2 + 0.04), y, 0), 0)
    parapet(m.stone("#a9a49b", "#b8b3aa", 0.7), w, d, h, lip=0.5)
    s.box(trim, (6, 2.6, 0.3), (0, -1.2, 3.1), 0.03)
    for x in (-2.7, 2.7):
        s.rod(trim, (x, -2.2, 0), (x, -2.2, 3.1), 0.1)
    s.box(m.pane("#26343c"), (5, 0.1, 2.9), (0, -0.08, 0.1), 0)
    for x in np.linspace(-2.5, 2.5, 5):
        s.box(trim, (0.07, 0.16, 2.9), (x, -0.1, 0.1), 0)
    shrubs(k, -w / 2 + 1, -4, -1.4, 7, 0.5)
    shrubs(k, 4, w / 2 - 1, -1.4, 7, 0.5)
    surroundings(k, path=0, depth=8, climate=k.pick("green", "green", "desert"))
    shoot(k, w * 0.95, h + 2, (-30, 34, 4)[k.angle % 3], 25)
    k.say("office building")


def awning(k, x, y, z, w, color):
    cloth = m.fabric(color, "plain", 0.1, k.pick(None, "#f0ece2"), size=2.4)
    with s.place((x, y, z)):
        s.sheet(cloth, lambda u, v: np.stack([(u - 0.5) * w, -1.25 * v, 0.9 * (1 - v) ** 1.2 + 0.0 * u], -1), 4, 12)
        s.sheet(cloth, lambda u, v: np.stack([(u - 0.5) * w, -1.25 + 0 * u, -0.28 * v - 0.03 * np.abs(np.sin(u * w * 5))], -1), 60, 4)


def shop_front(k, x, w, color, goods=None):
    mat = m.paint(color, 0.4, 0.15)
    s.box(mat, (w, 0.3, 0.6), (x, -0.1, 0), 0.01)
    s.box(mat, (w, 0.4, 0.75), (x, -0.12, 2.75), 0.02)
    s.box(m.pane("#232d30", 0.03), (w * 0.98, 0.1, 2.2), (x, 0.02, 0.58), 0)
    door = x + k.pick(-1, 0, 1) * w * 0.3
    for q in np.linspace(-w / 2, w / 2, 5):
        s.box(mat, (0.14, 0.3, 2.8), (x + q, -0.1, 0), 0.01)
    s.box(mat, (1.1, 0.32, 2.7), (door, -0.06, 0.05), 0.01)
    s.box(m.pane("#2a3538", 0.03), (0.8, 0.02, 2.0), (door, -0.23, 0.45), 0)
    s.rod(m.brass(), (door + 0.45, -0.27, 0.9), (door + 0.45, -0.27, 1.4), 0.02)
    sign = m.paint(k.pick("#efe6d2", "#e0b95a", "#efece6"), 0.4)
    for i in range(int(w * 1.6)):
        if k.chance(0.82):
            s.box(sign, (k.between(0.14, 0.26), 0.03, 0.26), (x - w * 0.34 + i * 0.42, -0.33, 2.98), 0.02)
    glow = m.material("#ffd9a0", 0.5, glow=1.6)
    for i in range(3):
        s.ball(glow, 0.1, (x + (i - 1) * w * 0.28, -0.06, 2.45))
    return door


@kind("retail")
def retail(k):
    w, d, floors = k.between(9, 13), 10, k.pick(1, 2, 2)
    wall = k.pick(m.brick(k.pick("#94533b", "#8a4f42", "#a8735a")), m.stone("#cfc6b5", "#dcd4c5", 0.9), m.lapped(k.pick(*sidings)))
    h = 3.6 + (floors - 1) * 3.2
    s.box(wall, (w, d, h), (0, d / 2, 0), 0)
    if floors > 1:
        windows(k, Finish(k.seed), 0, np.linspace(-w * 0.36, w * 0.36, 4), 4.2, 1.1, 1.7)
    s.box(m.paint(k.pick("#3a2f28", "#efece6", "#2f3a3a"), 0.5), (w + 0.1, 0.5, 0.4), (0, -0.15, h - 0.3), 0.03)
    color = k.pick("#2f4a3f", "#22303f", "#7a2f2a", "#2a2a2c", "#c9a24a", "#5f7f86")
    shop_front(k, 0, w - 0.6, color)
    if k.chance(0.6):
        awning(k, 0, -0.3, 2.75, w - 0.8, k.pick("#a8302a", "#2f5a45", "#2f4a6a", "#c9a24a"))
    for x in (-w * 0.42, w * 0.42):
        with s.place((x, -1.0, 0), scale=1.0):
            places.pot_plant(k, 1.1)
    for side in (-1, 1):
        hh = k.between(3.6, 8)
        s.box(k.pick(m.brick("#8a5f4d"), m.stone("#b0a694", "#c0b6a5", 0.9), m.brick("#9a7a66")), (9, d, hh), (side * (w / 2 + 4.5), d / 2, 0), 0)
        with s.place((side * (w / 2 + 4.5), 0, 0)):
            shop_front(k, 0, 7.5, k.pick("#3a3f42", "#5a4a3a", "#4a5a5f"))
    surroundings(k, depth=3.0)
    shoot(k, w, h + 1, (-28, 30, 3)[k.angle % 3], 26, away=w * 0.75 + 5)
    k.say("shop with display windows")


@kind("restaurant")
def restaurant(k):
    w, d = k.between(11, 14), 9
    wall = k.pick(m.brick(k.pick("#94533b", "#7d4a3a")), m.planks("walnut", 0.14, 0.6, 0.2), m.stone("#d9cdb8", "#e4d9c6", 0.9), m.lapped("#3a4448"))
    s.box(wall, (w, d, 4.4), (0, d / 2, 0), 0)
    s.box(m.paint("#2a2a2c", 0.5), (w + 0.2, 0.5, 0.35), (0, -0.15, 4.2), 0.03)
    shop_front(k, 0, w - 1.2, k.pick("#2a2a2c", "#3f5a4a", "#5a2f28", "#22303f"))
    awning(k, 0, -0.3, 2.8, w - 1.4, k.pick("#a8302a", "#2f5a45", "#22303f", "#c9a24a"))
    for i in range(3):
        x = (i - 1) * w * 0.3
        with s.place((x, -2.6, 0)):
            s.cylinder(m.iron() if k.chance(0.5) else m.wood("teak"), 0.38, 0.03, (0, 0, 0.72))
            s.rod(m.iron(), (0, 0, 0), (0, 0, 0.72), 0.03)
            s.cylinder(m.iron(), 0.24, 0.02)
            s.cylinder(m.ceramic("#f0ede6", 0.1), 0.1, 0.012, (-0.14, 0, 0.75))
            s.lathe(m.glass(), [(0, 0), (0.035, 0.002), (0.004, 0.01), (0.004, 0.08), (0.04, 0.12), (0.036, 0.19)], (0.12, 0.05, 0.75))
            for side in (-1, 1):
                with s.place((side * 0.62, 0, 0), (0, 0, -side * 90)):
                    mat = m.wood("teak")
                    for xx in (-0.18, 0.18):
                        s.bar(mat, (xx, -0.2, 0), (xx, 0.16, 0.46), 0.03)
                        s.bar(mat, (xx, 0.22, 0), (xx, 0.24, 0.88), 0.03)
                    s.box(mat, (0.4, 0.4, 0.03), (0, 0, 0.45), 0.005)
                    for z in (0.62, 0.74, 0.84):
                        s.box(mat, (0.38, 0.02, 0.06), (0, 0.23, z), 0.004)
    p = [(-w * 0.55 + i * w * 0.11, -3.6, 3.3 - 0.18 * math.sin(i * 1.57) ** 2) for i in range(11)]
    s.tube(m.plastic("#1c1c1c"), p, 0.012)
    for q in p:
        s.ball(m.material("#ffe2b0", 0.5, glow=5), 0.06, (q[0], q[1], q[2] - 0.08), seg=10)
    for x in (-w * 0.5, w * 0.5):
        s.box(m.wood("walnut"), (1.4, 0.4, 0.55), (x * 0.9, -3.7, 0), 0.01)
        shrubs(k, x * 0.9 - 0.6, x * 0.9 + 0.6, -3.7, 2, 0.55)
    surroundings(k, depth=5.5)
    shoot(k, w, 4.8, lens=26, away=w * 0.72 + 5)
    k.say("restaurant with a terrace")


@kind("industrial")
def industrial(k):
    w, d, h = k.between(24, 30), 22, k.between(7, 8.5)
    color = k.pick("#b9bec0", "#d9d6cd", "#8fa0a8", "#c9bda5", "#7f8a86", "#e6e3dc")
    wall = m.lapped(color, 0.32, 0.15, True)
    s.box(wall, (w, d, h), (0, d / 2, 0), 0)
    s.box(m.concrete(), (w + 0.06, d + 0.06, 1.1), (0, d / 2, 0), 0.01)
    gable(m.lapped("#a9adb0", 0.4, 0.1, True), wall, w, d, 1.6, (0, d / 2, h), 0.15)
    s.box(m.paint(k.pick("#2f5a8a", "#a8302a", "#2f6a4a", "#d98a2a", "#3a3d40"), 0.4), (w + 0.05, 0.12, 0.9), (0, -0.04, h - 1.2), 0.01)
    door = k.pick("#d9d7d0", "#5f7f95", "#6a6d70")
    for x in (-w * 0.3, -w * 0.08, w * 0.14):
        places.garage_door(k, (x, -0.04, 0.0), 4.0, 4.4, door)
        for side in (-1, 1):
            s.cylinder(m.paint("#d9b22a", 0.4, 0.4), 0.12, 1.1, (x + side * 2.5, -0.9, 0))
    ox = w * 0.38
    s.box(m.stone("#6f7478", "#7f8488", 0.8), (w * 0.2, 2.4, 3.6), (ox, -0.6, 0), 0.01)
    for q in (-0.3, 0.1):
        places.window(k, (ox + q * w * 0.2, -1.8, 1.0), 1.5, 1.5, "#2a2c2e", 1)
    front_door(k, (ox + w * 0.075, -1.8, 0.05), "#2a2c2e", 1.0, 2.2, True, "#2a2c2e")
    for x in np.linspace(-w * 0.4, w * 0.4, 6):
        s.box(m.metal("#b9bbbd", 0.5), (1.2, 1.2, 0.7), (x, d * 0.3, h + 1.1), 0.05)
    places.plane(m.ground("asphalt"), (w + 20, 16), (0, -8, 0.006))
    line = m.paint("#e6e3da", 0.8, 0.5)
    for i in range(7):
        places.plane(line, (0.12, 5), (ox - 6 + i * 2.8, -8, 0.012))
    surroundings(k, k.pick("green", "dry"), street=False)
    shoot(k, w * 0.8, h, (-30, 34, 4)[k.angle % 3], 25)
    k.say("warehouse with loading doors")


@kind("hospitality")
def hospitality(k):
    floors, w, d = k.pick(3, 4), k.between(20, 25), 12
    wall = k.pick(m.stone("#e0d6c2", "#ebe2d0", 0.9), m.brick("#a8735a"), m.lapped("#e9e6de"), m.stone("#c9b79a", "#d6c5aa", 0.9))
    h = facade(k, wall, w, d, floors, 3.2, 7, (0, 0, 0.9), (1.3, 1.8), "#efece6", 0.75, [(0, 3)], k.pick(2, None, 3))
    s.box(m.stone("#8d8478", "#a39a8c", 0.7), (w + 0.1, d + 0.1, 0.9), (0, d / 2, 0), 0.01)
    roof = k.pick(m.shingles("#a55f40", 14, 1.8), roof_of(k))
    hip(roof, w, d, 2.6, (0, d / 2, h + 1.0), 0.7)
    trim = m.paint("#efece6", 0.4)
    for x in (-2.6, -0.9, 0.9, 2.6):
        column(trim, (x, -3.2, 0.1), 3.4, 0.16)
    s.box(trim, (7, 4, 0.4), (0, -1.8, 3.5), 0.03)
    front_door(k, (0, 0, 0.9), "#3a2a20", 2.2, 2.3, True)
    steps(m.stone("#8d8478", "#a39a8c", 0.7), (0, -0.4, 0), 5.0, 5)
    glow = m.material("#ffe0ac", 0.5, glow=3)
    for x in (-2.6, 2.6):
        s.ball(glow, 0.14, (x, -3.5, 2.6))
    for x in (-w * 0.38, -w * 0.22, w * 0.22, w * 0.38):
        shrubs(k, x - 1.6, x + 1.6, -1.2, 3, 0.6)
    palm = k.chance(0.4)
    surroundings(k, path=0, depth=9, sort="palm" if palm else "leafy")
    for x in (-w * 0.45, w * 0.45):
        places.tree(k, (x, -4.5, 0), 6.5, "palm" if palm else "leafy")
    shoot(k, w * 0.9, h + 3, lens=25)
    k.say("hotel")


@kind("mixed-use")
def mixed_use(k):
    w, d, floors = k.between(14, 18), 11, k.pick(3, 4)
    wall = k.pick(m.brick(k.pick("#94533b", "#8a4f42", "#a8735a", "#6f6560")), m.stone("#cfc6b5", "#dcd4c5", 0.9), m.lapped("#5f6b73"))
    h = facade(k, wall, w, d, floors - 1, 3.2, 6, (0, 0, 3.7), (1.3, 1.75), k.pick("#efece6", "#2a2c2e"), 0.7, (), k.pick(None, 2, 3))
    s.box(wall, (w, d, 3.7), (0, d / 2, 0), 0)
    for x in (-w * 0.25, w * 0.25):
        with s.place((x, 0, 0)):
            shop_front(k, 0, w * 0.46, k.pick("#2f4a3f", "#22303f", "#7a2f2a", "#2a2a2c", "#5f7f86"))
            if k.chance(0.6):
                awning(k, 0, -0.3, 2.75, w * 0.42, k.pick("#a8302a", "#2f5a45", "#2f4a6a", "#c9a24a"))
    parapet(m.stone("#8d867b", "#a09a8e", 0.7), w, d, h + 3.7, lip=0.6)
    for side in (-1, 1):
        facade(k, m.brick("#8a5f4d"), 10, d, floors - 1, 3.4, 4, (side * (w / 2 + 5), 0.3, 0))
    surroundings(k, depth=3.2)
    places.tree(k, (k.pick(-1, 1) * w * 0.42, -2.4, 0), 5.0)
    shoot(k, w, h + 3, (-32, 34, 5)[k.angle % 3], 25, away=w * 0.8 + 8)
    k.say("building with shops and apartments")


@kind("farm")
def farm(k):
    red = m.lapped(k.pick("#8a2f28", "#7a2a25", "#e6e3da", "#6f5a48"), 0.3, 0.3, True)
    roof = m.lapped(k.pick("#8d9194", "#5f5a55", "#4a4d50"), 0.5, 0.3, True)
    w, d, h = 10, 14, 4.6
    side = k.pick(-1, 1)
    x = side * 4
    s.box(red, (w, d, h), (x, d / 2 + 8, 0), 0)
    prof = [(-w / 2 - 0.5, h - 0.3), (-w * 0.32, h + 2.6), (0, h + 4.2), (w * 0.32, h + 2.6), (w / 2 + 0.5, h - 0.3)]
    s.put(s.build([(x + px * 0.97, 8, pz) for px, pz in prof], [(0, 1, 2, 3, 4)]), red)
    rows = [[(x + px, y, pz) for px, pz in prof] for y in (7.4, 8 + d + 0.5)]
    part = s.grid(roof, rows, closed_u=False, caps=False, smooth=0)
    part.modifiers.new("thick", "SOLIDIFY").thickness = 0.15
    white = m.paint("#efece6", 0.5, 0.2)
    s.box(white, (3.8, 0.12, 3.6), (x, 7.95, 0), 0.01)
    s.box(red, (3.5, 0.16, 3.4), (x, 7.93, 0.05), 0.01)
    for a in (-1, 1):
        s.bar(white, (x - 1.7, 7.84, 0.1), (x + 1.7, 7.84, 3.4), 0.16, 0.03) if a > 0 else s.bar(white, (x + 1.7, 7.84, 0.1), (x - 1.7, 7.84, 3.4), 0.16, 0.03)
    s.box(white, (0.16, 0.06, 3.4), (x, 7.85, 0.05), 0)
    s.box(white, (1.5, 0.1, 1.4), (x, 7.95, h + 1.2), 0.01)
    s.box(m.plastic("#1a1512", 0.9), (1.25, 0.12, 1.2), (x, 7.94, h + 1.3), 0)
    silo = m.stone("#b9b7b0", "#c9c7c0", 0.6) if k.chance(0.5) else m.metal("#b9bec2", 0.35, True)
    s.lathe(silo, [(2.0, 0), (2.0, 9), (1.9, 9.6), (1.3, 10.5), (0.5, 11), (0, 11.1)], (x + side * 8.2, 13, 0))
    for z in np.linspace(0.8, 8.8, 9):
        s.ring(m.metal("#8a8c8e", 0.4), 2.01, 0.04, (x + side * 8.2, 13, z))
    hx = -side * 9
    wall = m.lapped("#e9e6de")
    s.box(wall, (8, 6.5, 5), (hx, 14, 0), 0)
    gable(roof_of(k), wall, 8, 6.5, 2.4, (hx, 14, 5), 0.4)
    fin = Finish(k.seed)
    windows(k, fin, 10.75, (hx - 2.4, hx, hx + 2.4), 3.2, 0.9, 1.3)
    windows(k, fin, 10.75, (hx - 2.4, hx + 2.4), 0.9, 0.9, 1.4)
    front_door(k, (hx, 10.75, 0.2), "#7a2a25")
    rail = m.wood("gray wood", 0.8, 0.5)
    for i in range(13):
        px = -18 + i * 3
        s.box(rail, (0.16, 0.16, 1.35), (px, 1.0, 0), 0.01)
    for z in (0.45, 0.85, 1.2):
        s.box(rail, (36, 0.05, 0.14), (0, 0.93, z), 0.005)
    for i in range(k.pick(0, 3, 4)):
        s.lathe(m.fabric("#c9a95a", "boucle", 0.2, size=0.4), [(0, 0), (0.72, 0), (0.75, 0.06), (0.75, 1.14), (0.72, 1.2), (0, 1.2)], (side * -3 + i * 2.3 - 3, 5 + (i % 2) * 1.5, 0.74), (0, 90, 20 * i))
    surroundings(k, k.pick("meadow", "green", "dry"), street=False)
    places.plane(m.ground("gravel"), (3.2, 24), (hx * 0.2, -4, 0.004))
    angle = k.angle % 3
    a = math.radians((-16, 20, 2)[angle] * side)
    look_at(k, (math.sin(a) * 24, 6 - math.cos(a) * 25, 2.4 + angle), (0, 8, 3.4), 28)
    k.say("farm with barn and silo")


def terrain(mat, far, height, seed, flat=14.0, n=170, size=260, lake=None):
    """Land that is flat near the camera and rises to hills behind."""
    ridge = m.noise(256, 2.4)
    fine = m.noise(256, 1.8)

    def shape(u, v):
        x, y = (u - 0.5) * size * 1.5, -30 + v * size
        i, j = (u * 255).astype(int), (v * 255).astype(int)
        grow = np.clip((y - flat) / far, 0, 1) ** 1.5
        z = grow * height * (0.25 + 1.3 * ridge[j, i]) + (fine[j, i] - 0.5) * 0.8 * np.clip((y + 15) / 30, 0, 1)
        if lake:
            z -= 5 * np.clip(1.6 - np.abs(y - lake) / 30, 0, 1)
        return np.stack([x, y, z - 0.3], -1)

    return s.sheet(mat, shape, n, n), shape


@kind("vacant-land")
def vacant_land(k):
    style = k.pick("meadow", "mountain", "lake", "desert", "wooded", name="style")
    rng = k.rng
    ground = {"meadow": "meadow", "mountain": "meadow", "lake": "grass", "desert": "desert", "wooded": "grass"}[style]
    _, shape = terrain(m.ground(ground), 150, {"meadow": 14, "mountain": 30, "lake": 16, "desert": 4, "wooded": 10}[style], k.seed, lake=52 if style == "lake" else None)
    grid_at = lambda x, y: float(shape(np.array([min(max(x / 390 + 0.5, 0), 1)]), np.array([min(max((y + 30) / 260, 0), 1)]))[0][2])
    if style in ("mountain", "desert"):
        field = m.noise(256, 1.9)
        colors = ("#4a5a4a", "#76786f", "#a9a8a2", "#f2f4f6") if style == "mountain" else ("#8a5f45", "#a8754f", "#c08a60", "#b5805a")

        def peaks(u, v):
            x = (u - 0.5) * 900
            i, j = (u * 255).astype(int), (v * 100).astype(int)
            h = (0.35 + 1.5 * np.clip(field[60, i] - 0.25, 0, 1)) * (1 - np.abs(v * 2 - 1) ** 1.2) * (110 if style == "mountain" else 55) * (0.75 + 0.5 * field[j, i])
            if style == "desert":
                h = np.minimum(h, 26 + 4 * field[j, i])
            return np.stack([x, 300 + v * 220, h - 4], -1)

        v = np.mgrid[0 : 1 : 256j, 0 : 1 : 256j][0]
        zz = peaks(np.mgrid[0 : 1 : 256j, 0 : 1 : 256j][1], v)[..., 2]
        pixels = m.ramp(np.clip(zz / (75 if style == "mountain" else 40) + (m.noise(256, 1.2) - 0.5) * 0.4, 0, 1), *colors)
        part = s.sheet(m.material(pixels, 0.95, fit=False), peaks, 160, 60)
        loops = np.empty(len(part.data.loops), np.int32)
        part.data.loops.foreach_get("vertex_index", loops)
        uv = np.stack([(loops % 160) / 159, (loops // 160) / 59], -1).astype(np.float32)
        part.data.uv_layers["meters"].data.foreach_set("uv", uv.ravel())
    if style == "lake":
        water = m.material("#2f4a58", 0.06, specular=0.8, bump=m.noise(256, 1.2, (0.4, 2)), depth=0.06, tile=7)
        places.plane(water, (400, 96), (0, 52, -0.7))
    sort = {"meadow": "leafy", "mountain": "pine", "lake": "pine", "desert": None, "wooded": "leafy"}[style]
    if sort:
        for _ in range(16 if style != "wooded" else 30):
            x, y = rng.uniform(-55, 55), rng.uniform(22, 75) if style != "lake" else rng.choice([rng.uniform(104, 130), rng.uniform(-4, 2)])
            if style == "lake" and y < 20 and abs(x) < 14:
                x = math.copysign(14 + abs(x) * 0.5, x)
            if abs(x) < 5 and y < 40:
                continue
            places.tree(k, (x, y, grid_at(x, y)), rng.uniform(6, 12), sort if rng.random() < 0.8 else "leafy")
    else:
        shrub = m.material(m.ramp(m.noise(128, 1.0), "#6f7a5a", "#8a9170"), 0.8, tile=0.4)
        for _ in range(46):
            x, y = rng.uniform(-26, 26), rng.uniform(-14, 50)
            turns = np.stack([rng.uniform(15, 85, 34), np.zeros(34), rng.uniform(0, 360, 34)], -1)
            s.scatter(shrub, *s.leaf(0.3, 0.05, -0.2), np.tile([x, y, grid_at(x, y)], (34, 1)), turns, rng.uniform(0.8, 2.2, 34))
        for _ in range(14):
            x, y = rng.uniform(-18, 18), rng.uniform(-12, 30)
            s.cushion(m.stone("#8a6a52", "#b08f72", 0.9), tuple(rng.uniform(0.4, 1.6, 3) * (1, 1, 0.6)), (x, y, grid_at(x, y) - 0.1), (0, 0, rng.uniform(0, 180)), square=0.7, lumps=0.2)
    if style != "desert":
        low = np.array([-7.0, -18.0, 0]), np.array([7.0, -6.0, 0])
        places.grass_field(k, low[0], low[1], 2.0, 1500, 0.22 if style != "lake" else 0.1, dry=style in ("meadow", "mountain"))
    stake = m.wood("pine")
    for x, y in ((-9, -4), (9, -4), (-13, 16), (13, 16)):
        s.box(stake, (0.08, 0.08, 1.1), (x, y, grid_at(x, y)), 0.005)
        s.box(m.fabric("#d9542a"), (0.26, 0.01, 0.16), (x + 0.14, y, grid_at(x, y) + 0.9), 0)
    if k.chance(0.5):
        places.plane(m.ground("gravel"), (3.0, 40), (k.between(-6, 6), -6, -0.18))
    k.light_side = k.pick(-1, 1)
    places.sky(k)
    k.look.update(key=0.26, saturation=1.08, grain=0.004)
    a = (0, 26, -22)[k.angle % 3]
    eye = (a * 0.5, -26, (7 if style == "lake" else 2.2) + (k.angle % 3) * 1.2)
    look_at(k, eye, (a * 0.35, 40, 5.0), 26)
    k.say({"meadow": "meadow with trees", "mountain": "land below mountains", "lake": "lot by a lake", "desert": "desert lot with mesas", "wooded": "wooded lot"}[style])


@kind("development")
def development(k):
    soil = m.ground("soil")
    places.plane(m.ground("dry grass"), (300, 300), (0, 100, -0.03))
    places.plane(soil, (40, 30), (0, 8, 0.0))
    stud = m.wood("pine", 0.7, 0.1)
    w, d, h = 10, 8, 2.7
    x0 = k.pick(-1, 1) * 3
    s.box(m.concrete(), (w + 0.6, d + 0.6, 0.4), (x0, d / 2 + 4, 0), 0.01)
    with s.place((x0, 4, 0.4)):
        for y in (0, d):
            for x in np.arange(-w / 2, w / 2 + 0.1, 0.41):
                s.box(stud, (0.045, 0.09, h), (x, y, 0), 0)
            for z in (0, h, 1.3):
                s.box(stud, (w, 0.09, 0.05), (0, y, z), 0)
        for x in (-w / 2, w / 2, 0.8):
            for y in np.arange(0, d, 0.41):
                s.box(stud, (0.09, 0.045, h), (x, y, 0), 0)
            for z in (0, h):
                s.box(stud, (0.09, d, 0.05), (x, d / 2, z), 0)
        for x in np.arange(-w / 2, w / 2 + 0.1, 0.61):
            for side in (-1, 1):
                s.bar(stud, (x, d / 2 + side * (d / 2 + 0.3), h - 0.1), (x, d / 2, h + 2.4), 0.045, 0.14)
        s.box(stud, (w, 0.05, 0.2), (0, d / 2, h + 2.3), 0)
        if k.chance(0.5):
            s.box(m.planks("birch", 1.2, 0.8, 0.1, 0.01, 2.4), (w * 0.5, 0.02, h), (-w * 0.25, -0.06, 0), 0)
    s.box(m.planks("pine", 0.1, 0.7, 0.1, 0.02, 3.0), (3.6, 1.1, 0.4), (-x0 * 2.2, 1.0, 0.1), 0.004)
    s.cushion(soil, (5, 4, 1.6), (x0 - 9 if x0 > 0 else x0 + 9, 9, -0.3), square=0.9, lumps=0.3)
    for x in (-12, 12):
        s.box(m.paint("#efece6"), (0.1, 0.1, 2.2), (x * 0.8, -1.5, 0), 0)
    for i in range(20):
        s.box(m.plastic("#d9702a", 0.6), (1.4, 0.02, 0.9), (-14 + i * 1.45, -3.2, 0.05), 0) if i not in (9, 10, 11) else None
    surroundings(k, "dry", street=True, depth=6)
    shoot(k, 15, 6, lens=26)
    k.say("house under construction")
