"""Things for the home, hobbies, and gifts."""
import math

import numpy as np
from mathutils import Matrix

import settings as places
import shapes as s
import surfaces as m
from case import kind
from kinds.furniture import book
from settings import blanket, garage, patio, room, studio, table_top

small = [(-24, 18, 1), (32, 26, 1), (5, 10, 1), (-16, 38, 1.6)]
glazes = (("#b4623e", None), ("#e9e4d8", None), ("#5f8a86", "#2f4a4f"), ("#8a3a4a", None), ("#c9b48a", "#7a5a3a"), ("#2f4a6a", "#8fa5b5"), ("#8f9b7a", None), ("#2b2c2e", None), ("#d9a441", None))


def glaze(k, rough=None):
    color, second = k.pick(*glazes, name="glaze")
    return m.ceramic(color, rough or k.pick(0.12, 0.25, 0.5), k.pick(0.0, 0.0, 0.25), second)


@kind("teapot", [table_top, table_top, studio], small)
def teapot(k):
    mat = glaze(k)
    form = k.pick("round", "low", "tall", "iron", name="form")
    if form == "iron":
        mat = m.metal("#2c2d2f", 0.55)
    profile = {
        "round": [(0.045, 0), (0.07, 0.015), (0.085, 0.055), (0.075, 0.095), (0.045, 0.118), (0.04, 0.12)],
        "low": [(0.06, 0), (0.095, 0.02), (0.1, 0.045), (0.075, 0.075), (0.045, 0.085), (0.042, 0.087)],
        "tall": [(0.055, 0), (0.066, 0.02), (0.062, 0.09), (0.05, 0.15), (0.042, 0.17), (0.04, 0.172)],
        "iron": [(0.055, 0), (0.085, 0.02), (0.09, 0.05), (0.075, 0.085), (0.045, 0.1), (0.042, 0.102)],
    }[form]
    h, r = profile[-1][1], max(p[0] for p in profile)
    s.lathe(mat, [(0, 0.004)] + profile + [(0, h)], smooth=True)
    s.lathe(mat, [(0.046, h - 0.003), (0.044, h + 0.005), (0.025, h + 0.014), (0.008, h + 0.017), (0.006, h + 0.022), (0.013, h + 0.03), (0.008, h + 0.038), (0, h + 0.04)], smooth=True)
    s.tube(mat, [(r * 0.82, 0, h * 0.3), (r * 1.25, 0, h * 0.45), (r * 1.45, 0, h * 0.8), (r * 1.75, 0, h * 0.98)], [0.022, 0.017, 0.011, 0.008])
    if form in ("iron", "low") and k.chance(0.7):
        handle = mat if form == "iron" else m.wood("teak")
        s.tube(handle, [(-r * 0.62, 0, h * 0.9), (-r * 0.75, 0, h * 1.5), (0, 0, h * 1.95), (r * 0.75, 0, h * 1.5), (r * 0.62, 0, h * 0.9)], 0.0055)
    else:
        s.tube(mat, [(-r * 0.8, 0, h * 0.85), (-r * 1.35, 0, h * 0.95), (-r * 1.6, 0, h * 0.6), (-r * 1.3, 0, h * 0.28), (-r * 0.85, 0, h * 0.22)], [0.009, 0.009, 0.008, 0.008, 0.007])
    if form == "iron":
        for i in range(5):
            for j in range(28):
                a, z = (j + 0.5 * (i % 2)) / 28 * 6.283, 0.022 + i * 0.011
                q = np.interp(z, [p[1] for p in profile], [p[0] for p in profile])
                s.ball(mat, 0.003, (q * math.cos(a), q * math.sin(a), z), seg=8)
    if k.chance(0.55):
        for x, y in ((0.17, -0.06), (0.1, -0.14)) if k.chance(0.5) else ((0.15, -0.1),):
            s.lathe(mat if form != "iron" else m.ceramic("#e9e4d8"), [(0, 0.003), (0.022, 0), (0.036, 0.03), (0.038, 0.055), (0.035, 0.055), (0.033, 0.03), (0, 0.008)], (x, y, 0), smooth=False)
            s.cylinder(m.material("#6a3a1a", 0.05), 0.034, 0.001, (x, y, 0.045))
    k.say("teapot")


@kind("vase", [table_top, table_top, studio, room], small)
def vase(k):
    form = k.pick("amphora", "bottle", "gourd", "cylinder", "urn", "ring", name="form")
    mat = k.pick(glaze(k), m.ceramic("#b4623e", 0.75), m.stone("#b9ae9c", "#d9d0bf", 0.9), glaze(k), m.ceramic("#efe9dc", 0.8, 0.15))
    h = k.between(0.24, 0.42)
    profile = {
        "amphora": [(0.14, 0), (0.16, 0.03), (0.3, 0.35), (0.32, 0.55), (0.2, 0.74), (0.12, 0.84), (0.13, 0.95), (0.17, 1)],
        "bottle": [(0.18, 0), (0.24, 0.1), (0.26, 0.3), (0.14, 0.52), (0.07, 0.66), (0.065, 0.9), (0.09, 1)],
        "gourd": [(0.16, 0), (0.3, 0.18), (0.28, 0.38), (0.15, 0.52), (0.2, 0.68), (0.17, 0.84), (0.08, 0.96), (0.09, 1)],
        "cylinder": [(0.2, 0), (0.22, 0.03), (0.22, 0.9), (0.2, 0.97), (0.21, 1)],
        "urn": [(0.2, 0), (0.12, 0.1), (0.14, 0.16), (0.34, 0.5), (0.33, 0.74), (0.2, 0.88), (0.27, 1)],
        "ring": [(0.15, 0), (0.15, 0.02), (0.33, 0.3), (0.33, 0.62), (0.12, 0.86), (0.1, 1)],
    }[form]
    outer = [(r * h, z * h) for r, z in profile]
    inner = [(max(r * h - 0.006, 0.004), z * h) for r, z in profile[:0:-1]]
    s.lathe(mat, outer + inner[:2] + [(inner[1][0], h * 0.6), (0, h * 0.6)], smooth=False) if form == "cylinder" else s.lathe(mat, outer, smooth=True)
    if form != "cylinder":
        top = outer[-1][0]
        s.cylinder(m.plastic("#0d0b0a", 0.9), top * 0.85, 0.001, (0, 0, h * 0.995))
        s.ring(mat, top, h * 0.012, (0, 0, h), thin=8)
    if form in ("amphora", "urn"):
        for x in (-1, 1):
            s.tube(mat, [(x * h * 0.14, 0, h * 0.93), (x * h * 0.36, 0, h * 0.95), (x * h * 0.42, 0, h * 0.78), (x * h * 0.27, 0, h * 0.64)], h * 0.024)
    if k.chance(0.35) and form != "urn":
        band = m.ceramic(k.pick("#2f3a44", "#e9e0cc", "#7a2f22"), 0.5)
        for z in (0.3, 0.36, 0.62):
            r = float(np.interp(z, [p[1] for p in profile], [p[0] for p in profile])) * h
            s.ring(band, r + 0.0005, h * 0.008, (0, 0, z * h), thin=6)
    if k.chance(0.4):
        stems(k, h, k.pick("dried", "branch", "tulip"))
    k.say(f"{form} vase")


def stems(k, h, sort, count=None):
    rng = k.rng
    stem = m.material("#6a6a3a" if sort != "dried" else "#b59a6a", 0.8)
    for _ in range(count or int(rng.integers(5, 11))):
        a, lean, long = rng.uniform(0, 6.28), rng.uniform(0.1, 0.6), h * rng.uniform(0.6, 1.1)
        p = [(math.cos(a) * lean * long * t**1.5 * 0.8, math.sin(a) * lean * long * t**1.5 * 0.8, h * 0.85 + long * t) for t in np.linspace(0, 1, 5)]
        s.tube(stem, p, h * 0.006, seg=6)
        end = p[-1]
        if sort == "dried":
            plume = m.material("#d9c49a", 1.0)
            d = np.array(p[-1]) - np.array(p[-2])
            s.tube(plume, [tuple(np.array(end) + d * t) for t in (-0.6, 0, 0.5, 1.0)], [h * 0.008, h * 0.03, h * 0.024, h * 0.004], seg=8)
        elif sort == "branch":
            for t in (0.4, 0.55, 0.7, 0.85, 1.0):
                at = [np.interp(t, np.linspace(0, 1, 5), [q[i] for q in p]) for i in range(3)]
                s.grid(m.material("#56743c", 0.5), places.leaf_mesh(h * 0.2, h * 0.09, 0.3), closed_u=False, caps=False, smooth=80, at=tuple(at), rot=(rng.uniform(0, 60), 0, rng.uniform(0, 360)))
        else:
            tulip(k, m.material(k.pick("#c9423a", "#e6a13a", "#d97a9a", "#efe6d8"), 0.5), end, h * 0.1)


def tulip(k, mat, at, r):
    with s.place(at):
        s.lathe(mat, [(r * 0.2, -r * 0.3), (r * 0.55, 0), (r * 0.6, r * 0.6), (r * 0.4, r * 1.3), (r * 0.3, r * 1.2), (r * 0.4, r * 0.5), (0, 0)], smooth=True, seg=14)


def rose(k, mat, at, r):
    """Nested petals."""
    with s.place(at):
        for ring_i, (n, size, open_) in enumerate(((4, 0.5, 0.15), (5, 0.75, 0.45), (6, 1.0, 0.85))):
            for i in range(n):
                a = i / n * 6.283 + ring_i * 0.6

                def petal(u, v, size=size, open_=open_, a=a):
                    spread = r * size * (0.25 + open_ * v**1.3)
                    t = (u - 0.5) * 2
                    w = 1.25 * np.sin(np.pi * np.clip(v * 0.8 + 0.15, 0, 1))
                    ang = a + t * w * 0.75
                    z = r * (0.1 + (1.15 - 0.35 * open_) * np.sin(v * 1.5)) - np.abs(t) ** 2 * 0.12 * r
                    return np.stack([spread * np.cos(ang), spread * np.sin(ang), z - r * 0.5], -1)

                s.sheet(mat, petal, 7, 8)


@kind("bouquet", [table_top, table_top, studio], [(-22, 24, 1), (30, 34, 1), (5, 16, 1), (-12, 40, 1.6)])
def bouquet(k):
    palette = k.pick(("#d98a9a", "#efe0dc", "#b5486a"), ("#e9e4d8", "#f2efe8", "#d9d0a8"), ("#d9713a", "#e6b04a", "#b5422f"), ("#8a6ab5", "#d9c4e6", "#efe6f0"), ("#c9423a", "#efe6d8", "#8a2a2f"), name="colors")
    rng = k.rng
    wrap = k.pick("paper", "vase", "paper", name="wrap")
    with s.place((0, 0, 0.0)):
        if wrap == "vase":
            s.lathe(m.ceramic(k.pick("#e9e4d8", "#8fa5a8", "#b4623e")), [(0.05, 0), (0.07, 0.05), (0.055, 0.15), (0.045, 0.2), (0.055, 0.22)], smooth=True)
            turn, base = (0, 0, 0), 0.2
        else:
            turn, base = (66, 0, k.between(-25, 25)), 0.12
        with s.place((0, 0, 0.0 if wrap == "vase" else 0.13), turn):
            if wrap == "paper":
                paper = m.paint(k.pick("#b89468", "#e9e2d4", "#3a3a3c", "#d9b8b0"), 0.9)

                def cone(u, v):
                    a = u * 6.6
                    r = 0.028 + 0.135 * v**1.15 * (1 + 0.05 * np.sin(a * 5)) + 0.01 * u
                    return np.stack([r * np.cos(a), r * np.sin(a), -0.12 + v * (0.36 + 0.05 * np.sin(a * 2))], -1)

                s.sheet(paper, cone, 80, 14)
                s.ring(m.fabric(k.pick("#e9e0d0", "#b5422f", "#2f4a4f")), 0.034, 0.006, (0, 0, -0.07))
            for i in range(15):
                t = (i + 0.5) / 15
                a, q = i * 2.4, 0.125 * math.sqrt(t)
                at = (q * math.cos(a), q * math.sin(a), base + 0.12 * math.cos(q / 0.16) + rng.uniform(-0.015, 0.015))
                mat = m.material(palette[i % 3], 0.6)
                with s.place(at, (math.degrees(-q * math.sin(a) * 4.5), math.degrees(q * math.cos(a) * 4.5), 0)):
                    choice = i % 4
                    if choice == 3:
                        daisy(k, mat, rng.uniform(0.022, 0.03))
                    elif choice == 1 and wrap == "vase":
                        tulip(k, mat, (0, 0, 0), 0.026)
                    else:
                        rose(k, mat, (0, 0, 0), rng.uniform(0.03, 0.042))
            green = m.material(m.ramp(m.noise(128, 1.3), "#2f4a26", "#55753f"), 0.5, tile=0.2)
            for i in range(34):
                a = rng.uniform(0, 6.28)
                q = rng.uniform(0.05, 0.12)
                s.grid(green, places.leaf_mesh(rng.uniform(0.07, 0.12), 0.035, 0.3), closed_u=False, caps=False, smooth=80, at=(q * math.cos(a), q * math.sin(a), base + rng.uniform(-0.03, 0.08)), rot=(rng.uniform(10, 60), 0, math.degrees(a) - 90))
    k.say("bouquet of flowers")


def daisy(k, mat, r):
    s.ball(m.material("#d9a52f", 0.8), r * 0.35, (0, 0, 0), 0.5, 12)
    petal = s.grid(mat, places.leaf_mesh(r, r * 0.36, -0.1), closed_u=False, caps=False, smooth=80)
    for i in range(13):
        s.stamp(petal, s.turn((12, 0, i * 27.7)))


@kind("plant", [room, room, patio, studio], [(-20, 10, 1), (28, 14, 1), (4, 8, 1), (-12, 20, 1.8)])
def plant(k):
    places.pot_plant(k, k.between(0.45, 1.2))
    k.say("potted plant")


def weave(k, mat, profile, rows=14, posts=30, thick=0.006, at=(0, 0, 0), squash=1.0):
    """Basketwork over a profile of (radius, z)."""
    zs = np.linspace(profile[0][1], profile[-1][1], rows)
    rs = np.interp(zs, [p[1] for p in profile], [p[0] for p in profile])
    with s.place(at):
        a = np.arange(posts * 4) / (posts * 4) * 6.283
        for i, (z, r) in enumerate(zip(zs, rs)):
            wave = r + thick * 0.7 * np.sin(a * posts / 2 + math.pi * (i % 2))
            s.tube(mat, np.stack([wave * np.cos(a), wave * np.sin(a) * squash, np.full_like(a, z)], -1), thick, closed=True, smooth=False, seg=6)
        for j in range(posts):
            t = j / posts * 6.283
            s.tube(mat, [(r * math.cos(t), r * math.sin(t) * squash, z) for r, z in zip(rs[::3], zs[::3])], thick * 0.7, seg=5, steps=2)
        r = rs[-1]
        s.tube(mat, np.stack([r * np.cos(a), r * np.sin(a) * squash, zs[-1] + thick * np.sin(a * posts)], -1), thick * 1.5, closed=True, smooth=False, seg=8)
        s.lathe(mat, [(0, 0.002), (rs[0], 0.002), (rs[0], 0.008), (0, 0.008)], squash=squash)


@kind("basket", [table_top, room, patio, studio], [(-22, 22, 1), (30, 30, 1), (5, 14, 1), (-16, 44, 1.5)])
def basket(k):
    color = k.pick("#b58a52", "#8a623a", "#d9bd8a", "#6a4a30", "#c9a468", name="color")
    mat = m.material(m.ramp(m.noise(256, 0.8, (10, 1)), "#6a4a2a", color, color), 0.65, tile=0.15)
    form = k.pick("shopper", "round", "oval", "picnic", name="form")
    squash = 1.0 if form == "round" else 0.68
    h = {"shopper": 0.2, "round": 0.26, "oval": 0.18, "picnic": 0.2}[form]
    r = {"shopper": 0.19, "round": 0.19, "oval": 0.22, "picnic": 0.22}[form]
    weave(k, mat, [(r * 0.8, 0), (r * 0.98, h * 0.5), (r, h)], 15, 30, 0.0065, squash=squash)
    if form in ("shopper", "oval"):
        s.tube(mat, [(-r, 0, h * 0.85), (-r * 0.85, 0, h * 1.7), (0, 0, h * 2.15), (r * 0.85, 0, h * 1.7), (r, 0, h * 0.85)], 0.01)
    elif form == "round":
        for x in (-1, 1):
            s.tube(mat, [(x * r, -0.06, h), (x * r * 1.08, -0.045, h + 0.07), (x * r * 1.08, 0.045, h + 0.07), (x * r, 0.06, h)], 0.008)
    else:
        for x in (-1, 1):
            s.lathe(mat, [(0, 0), (r * 0.99, 0), (r * 0.97, 0.014), (0, 0.02)], (0, 0, h + 0.008), squash=squash)
        s.tube(m.leather("#6a4128"), [(0, -r * squash, h * 0.4), (0, -r * squash * 1.04, h * 0.8), (0, -r * squash * 0.9, h + 0.03)], 0.012, flat=0.3)
        s.tube(m.leather("#6a4128"), [(-0.09, 0, h + 0.03), (-0.07, 0, h + 0.08), (0.07, 0, h + 0.08), (0.09, 0, h + 0.03)], 0.009)
    if form != "picnic":
        fill = k.pick("cloth", "apples", "none", "yarn")
        if fill == "cloth":
            s.cushion(m.fabric(k.pick("#e9e4da", "#b5654a", "#7f9096"), "plain", second=k.pick(None, "#f3efe6"), size=0.12), (r * 1.7, r * 1.7 * squash, 0.1), (0, 0, h * 0.72), square=0.9, lumps=0.03)
        elif fill == "apples":
            for i in range(13):
                a, q = i * 2.4, r * 0.72 * math.sqrt(i / 13)
                s.ball(m.ceramic(k.pick("#b5302a", "#c9a23a", "#8aa03a"), 0.3), 0.042, (q * math.cos(a), q * math.sin(a) * squash, h * 0.86 + 0.02 * math.cos(i)), 0.9)
        elif fill == "yarn":
            for i in range(5):
                a = i * 1.3
                ball_of_yarn(k, m.fabric(k.pick("#c98f7a", "#7f9096", "#d9c48a", "#8f9b7a", "#a06a7a"), "twill", size=0.05), 0.06, (r * 0.5 * math.cos(a), r * 0.45 * math.sin(a) * squash, h * 0.72))
    k.say("woven basket")


def ball_of_yarn(k, mat, r, at):
    with s.place(at):
        s.ball(mat, r * 0.97, (0, 0, r))
        t = np.linspace(0, 1, 900)
        for i in range(3):
            axis = s.turn(k.rng.uniform(0, 360, 3)).to_3x3()
            a = t * 6.283 * 15
            lean = 0.5 * np.sin(t * 6.283 * 1.3 + i)
            p = np.stack([np.cos(a) * np.cos(lean), np.sin(a) * np.cos(lean), np.sin(lean)], -1) * r
            p = p @ np.array(axis).T + (0, 0, r)
            s.tube(mat, p, r * 0.045, smooth=False, seg=6)


@kind("yarn", [table_top, blanket, studio], [(-18, 28, 1), (26, 36, 1), (5, 20, 1), (-12, 46, 1.6)])
def yarn(k):
    colors = k.pick(("#c98f7a", "#d9b8a0", "#b5654a"), ("#2f4a6a", "#6f8aa5", "#b5c4cf"), ("#8f9b7a", "#c9c9a0", "#5f6f55"), ("#8a4a5f", "#c98fa0", "#e6cfd4"), ("#d9a441", "#e6cf9a", "#b5803a"), ("#6a5a7a", "#a89ab5", "#d0c9d9"), name="colors")
    form = k.pick("skein", "balls", "cakes", name="form")
    for i in range(k.pick(2, 3, 3)):
        mat = m.fabric(colors[i], "twill", 0.0, size=0.06)
        at = ((i - 1) * 0.125, (0.03, -0.03, 0.05)[i], 0)
        if form == "balls":
            ball_of_yarn(k, mat, k.between(0.05, 0.062), at)
        elif form == "skein":
            with s.place((at[0] * 0.9, at[1], 0.032), (0, 0, k.between(60, 110))):
                for j in range(46):
                    a, q = j * 2.399, 0.03 * math.sqrt((j + 0.5) / 46)
                    y, z = q * math.cos(a), q * math.sin(a)
                    t = np.linspace(0, 1, 26)
                    twist = t * 7.5
                    yy, zz = y * np.cos(twist) - z * np.sin(twist), y * np.sin(twist) + z * np.cos(twist)
                    swell = 0.75 + 0.35 * np.sin(t * 3.1416)
                    s.tube(mat, np.stack([(t - 0.5) * 0.26, yy * swell, zz * swell], -1), 0.0034, smooth=False, seg=6)
                s.lathe(m.paint("#efe8da", 0.8), [(0.034, -0.035), (0.0345, 0.035)], rot=(0, 90, 0))
        else:
            with s.place(at):
                for j in range(16):
                    z = 0.006 + 0.0075 * (j // 2) + 0.003
                    s.ring(mat, 0.054 - 0.004 * (j % 2), 0.0055, (0, 0, z + 0.003 * (j % 2)), (k.between(-3, 3), k.between(-3, 3), 0), thin=8)
                for q in np.linspace(0.016, 0.05, 7):
                    s.ring(mat, q, 0.004, (0, 0, 0.068), thin=8)
    if k.chance(0.4):
        for y in (0.0, 0.02):
            s.rod(m.wood("birch"), (-0.18, -0.14 + y, 0.005), (0.12, -0.1 - y * 2, 0.005), 0.0032)
            s.ball(m.wood("birch"), 0.007, (-0.18, -0.14 + y, 0.007))
    k.say("yarn")


@kind("clock", [table_top, table_top, room], [(-24, 12, 1), (30, 16, 1), (4, 8, 1), (-18, 14, 1.5)])
def clock(k):
    mat = k.pick(m.wood("walnut", 0.3, 0.2, 0.3), m.wood("oak", 0.35), m.wood("mahogany", 0.3, 0.15, 0.4), m.wood("cherry"))
    form = k.pick("arch", "box", "hat", "alarm", name="form")
    brass, w, d = m.brass(0.2), k.between(0.2, 0.26), 0.1
    r = w * 0.33
    if form == "alarm":
        mat = k.pick(m.enamel("#b5422f"), m.enamel("#5f8a86"), m.brass(), m.enamel("#22262b"), m.enamel("#e6dcc6"))
        r, cz = 0.055, 0.08
        with s.place((0, 0.03, cz), (90, 0, 0)):
            s.cylinder(mat, r * 1.12, 0.055, bevel=0.01)
        for x in (-1, 1):
            s.rod(brass, (x * 0.035, 0, 0.03), (x * 0.055, 0, 0), 0.005)
            with s.place((x * 0.036, 0, cz + 0.066), (0, x * 28, 0)):
                s.lathe(brass, [(0.027, 0), (0.026, 0.008), (0.016, 0.02), (0, 0.024)], smooth=True)
        s.tube(brass, [(-0.012, 0, cz + 0.08), (-0.01, 0, cz + 0.11), (0.01, 0, cz + 0.11), (0.012, 0, cz + 0.08)], 0.003)
        front = -0.025
    else:
        h = {"arch": w * 1.25, "box": w * 1.15, "hat": w * 0.85}[form]
        cz = h * 0.6
        s.box(mat, (w * 1.2, d * 1.25, 0.018), (0, 0, 0.006), 0.004)
        s.box(mat, (w * 1.12, d * 1.15, 0.014), (0, 0, 0.022), 0.004)
        if form == "arch":
            pts = [(-w / 2, 0), (w / 2, 0)] + [(w / 2 * math.cos(a), h - w / 2 + w / 2 * math.sin(a)) for a in np.linspace(0, 3.1416, 32)]
            s.plate(mat, pts, d, (0, d / 2, 0.034), (90, 0, 0), bevel=0.005)
            cz = h - w / 2 + 0.034
        elif form == "box":
            s.box(mat, (w, d, h), (0, 0, 0.034), 0.004)
            s.box(mat, (w * 1.16, d * 1.2, 0.02), (0, 0, h + 0.034), 0.006)
            s.box(mat, (w * 0.9, d * 0.9, 0.03), (0, 0, h + 0.052), 0.01, taper=0.7)
            for x in (-1, 1):
                s.lathe(brass, [(0.012, 0), (0.006, 0.01), (0.008, h * 0.5), (0.006, h - 0.01), (0.012, h)], (x * w * 0.5, -d / 2, 0.034))
        else:
            pts = s.curve([(-w * 0.75, 0), (-w * 0.6, h * 0.3), (-w * 0.33, h * 0.82), (0, h), (w * 0.33, h * 0.82), (w * 0.6, h * 0.3), (w * 0.75, 0)], 8)
            s.plate(mat, [tuple(p) for p in pts][::-1], d, (0, d / 2, 0.034), (90, 0, 0), bevel=0.005)
            cz = h * 0.52 + 0.03
            s.box(mat, (w * 1.7, d * 1.2, 0.02), (0, 0, 0.014), 0.004)
        front = -d / 2
    with s.place((0, front, cz), (90, 0, 0)):
        s.cylinder(m.paint(k.pick("#f2ecdc", "#efe6cf", "#f5f2ea"), 0.5), r, 0.003, bevel=0.001, seg=64)
        s.ring(brass, r, r * 0.07, (0, 0, 0.003), seg=64)
        ink = m.material("#1d1a17", 0.5)
        for i in range(60):
            a = i * 6.283 / 60
            s.box(ink, (r * (0.035 if i % 5 == 0 else 0.012), r * (0.13 if i % 5 == 0 else 0.04), 0.0006), (r * 0.82 * math.sin(a), r * 0.82 * math.cos(a), 0.003), 0, (0, 0, -math.degrees(a)))
        for a, long, w2 in ((k.between(0, 360), 0.5, 0.06), (k.between(0, 360), 0.75, 0.04)):
            with s.place((0, 0, 0.0045), (0, 0, a)):
                s.plate(ink, [(-r * w2 * 0.5, -r * 0.12), (r * w2 * 0.5, -r * 0.12), (r * w2, r * long * 0.3), (0, r * long), (-r * w2, r * long * 0.3)], 0.0008, bevel=0)
        s.cylinder(brass, r * 0.05, 0.004, (0, 0, 0.004))
    k.say("mantel clock" if form != "alarm" else "alarm clock")


@kind("toolbox", [garage, patio, table_top, garage], [(-26, 24, 1), (30, 30, 1), (5, 18, 1), (-18, 40, 1.5)])
def toolbox(k):
    color = k.pick("#a8302a", "#2f4f7a", "#3a3d40", "#d9a02f", "#4a6a4f", name="color")
    mat = k.pick(m.enamel(color), m.paint(color, 0.4, 0.5), m.wood("pine", 0.6, 0.5))
    w, d, h = k.between(0.42, 0.5), 0.22, 0.14
    steel = m.metal("#c2c4c6", 0.25)
    for x in (-1, 1):
        s.box(mat, (0.006, d, h), (x * w / 2, 0, 0), 0.002)
    for y in (-1, 1):
        s.box(mat, (w, 0.006, h), (0, y * d / 2, 0), 0.002)
    s.box(mat, (w, d, 0.006), bevel=0.001)
    form = k.pick("tote", "open", name="form")
    if form == "tote":
        for x in (-1, 1):
            s.plate(mat, [(-d / 2, 0), (d / 2, 0), (d / 2, h), (0.025, h + 0.13), (-0.025, h + 0.13), (-d / 2, h)], 0.008, (x * w / 2 - 0.004, 0, 0), (90, 0, 90), bevel=0.001)
        s.rod(m.wood("oak"), (-w / 2, 0, h + 0.1), (w / 2, 0, h + 0.1), 0.014)
    else:
        with s.place((0, d / 2, h), (-68, 0, 0)):
            s.box(mat, (w, d, 0.03), (0, -d / 2, 0), 0.006)
            s.tube(steel, [(-0.06, -d / 2, 0.03), (-0.055, -d / 2, 0.06), (0.055, -d / 2, 0.06), (0.06, -d / 2, 0.03)], 0.006)
        for x in (-0.3, 0.3):
            s.box(steel, (0.03, 0.006, 0.04), (x * w, -d / 2 - 0.004, h - 0.045), 0.001)
    with s.place((-w * 0.25, 0.02, h * 0.75), (0, -62, 12)):
        hammer(k)
    for i, c in enumerate(("#c9302a", "#e0a92f", "#2f5a8a")):
        with s.place((w * (0.02 + 0.09 * i), -0.02 + 0.03 * i, h * 0.55), (k.between(8, 22), k.between(20, 45), 0)):
            screwdriver(k, c)
    for at, rot in (((w * 0.34, -0.06, h * 0.8), (0, 76, 30)),):
        with s.place(at, rot):
            wrench(k)
    for i in range(k.pick(1, 2, 3)):
        with s.place((k.between(-0.25, 0.25) + i * 0.07, -d / 2 - 0.1 - 0.05 * i, 0.008), (0, 90, k.between(60, 120))):
            k.pick(wrench, lambda q: screwdriver(q, "#2a2b2d"), hammer)(k)
    k.say("toolbox with tools")


def hammer(k):
    s.lathe(m.wood("oak") if k.chance(0.6) else m.plastic("#22262b"), [(0.012, 0), (0.016, 0.05), (0.012, 0.16), (0.011, 0.3), (0, 0.3)], smooth=True, squash=0.75)
    steel = m.metal("#8d9093", 0.3)
    s.box(steel, (0.035, 0.028, 0.03), (0, 0, 0.272), 0.004)
    s.rod(steel, (0.015, 0, 0.287), (0.055, 0, 0.287), 0.014)
    s.tube(steel, [(-0.015, 0, 0.29), (-0.045, 0, 0.29), (-0.075, 0, 0.268)], [0.014, 0.011, 0.004], flat=0.9)


def screwdriver(k, color):
    s.lathe(m.plastic(color, 0.25), [(0, 0), (0.012, 0.003), (0.015, 0.03), (0.013, 0.075), (0.016, 0.09), (0.009, 0.1), (0, 0.1)], smooth=True, seg=12)
    s.rod(m.metal("#c2c4c6", 0.2), (0, 0, 0.095), (0, 0, 0.21), 0.0035, 0.003)


def wrench(k):
    steel = m.metal("#b9bbbe", 0.25)
    s.plate(steel, [(-0.008, -0.07), (0.008, -0.07), (0.007, 0.08)] + [(0.016, 0.09), (0.017, 0.105), (0.008, 0.116), (0.006, 0.1), (-0.006, 0.1), (-0.008, 0.116), (-0.017, 0.105), (-0.016, 0.09)] + [(-0.007, 0.08)], 0.006, rot=(90, 0, 0), bevel=0.0015)
    s.ring(steel, 0.011, 0.0045, (0, -0.003, -0.08), (90, 0, 0))


@kind("books", [table_top, table_top, blanket, room], [(-24, 22, 1), (30, 30, 1), (4, 14, 1), (-16, 40, 1.5)])
def books(k):
    count = k.pick(3, 4, 5, 7)
    form = k.pick("stack", "stack", "row", "lean", name="form")
    if form == "stack":
        z = 0
        for i in range(count):
            t, w = k.between(0.018, 0.045), k.between(0.13, 0.17)
            with s.place((0, 0, z), (0, 0, 90 + k.between(-14, 14))):
                book(k, (w - i * 0.004, w * 1.5, t))
            z += t
    else:
        x = -0.14
        for i in range(count):
            t, h = k.between(0.02, 0.042), k.between(0.19, 0.25)
            lean = 0 if i < count - 1 or form == "row" else -14
            with s.place((x + (0.03 if lean else 0), 0, 0), (0, lean, 0)):
                cover = m.paint(k.pick("#7a2f2a", "#2f4a5f", "#c9b48a", "#3f5a45", "#d8d2c4", "#a8622f", "#1f2326", "#8f8aa0", "#b8904a"), 0.5, 0.25)
                d = h * 0.68
                s.box(m.paint("#ece5d4", 0.85, 0.2), (t - 0.005, d - 0.004, h - 0.008), (t / 2, 0.002, 0.004), 0)
                for xx in (0.00125, t - 0.00125):
                    s.box(cover, (0.0025, d, h), (xx, 0, 0), 0.0008)
                s.box(cover, (t, 0.003, h), (t / 2, -d / 2, 0), 0.001)
                gilt = m.paint(k.pick("#d9c07a", "#f0ece2", "#1d1d1f"), 0.4)
                s.box(gilt, (t * 0.6, 0.001, h * 0.3), (t / 2, -d / 2 - 0.002, h * 0.5), 0)
                for zz in (0.08, 0.88):
                    s.box(gilt, (t, 0.001, 0.003), (t / 2, -d / 2 - 0.0018, h * zz), 0)
            x += t + 0.001
        if form == "row":
            s.box(m.marble(), (0.05, 0.12, 0.12), (x + 0.026, 0, 0), 0.004)
    k.say(f"{count} books")


@kind("honey", [table_top], small)
def honey(k):
    tone = k.pick("#c9801a", "#e0a53a", "#9a5212", "#e6c06a", name="color")
    mat = m.material(tone, 0.08, through=0.55, ior=1.45, clear=1.0)
    for i in range(k.pick(1, 2, 2, 3)):
        x, y = (0, 0.11, -0.1)[i], (0, 0.05, 0.06)[i]
        with s.place((x, y, 0), (0, 0, k.between(-20, 20))):
            form = k.pick("round", "hex", "tall")
            r, h = 0.04, {"round": 0.095, "hex": 0.1, "tall": 0.13}[form]
            s.lathe(mat, [(0, 0), (r * 0.9, 0), (r, 0.008), (r, h * 0.78), (r * 0.78, h * 0.92), (r * 0.78, h)], seg=6 if form == "hex" else 48, sharp=30)
            lid = k.pick(m.metal("#d2ae62", 0.3), m.paint("#efe9dc", 0.4), m.metal("#b9bbbd", 0.3), m.fabric("#b5422f", second="#efe6d8", size=0.05))
            s.cylinder(lid, r * 0.86, 0.018, (0, 0, h - 0.002), bevel=0.003)
            paper = m.paint(k.pick("#f3ecdc", "#efe0b8", "#e9d9c0"), 0.8)
            a = np.linspace(-1.05, 1.05, 20) - math.pi / 2
            rows = [np.stack([(r + 0.0006) * np.cos(a), (r + 0.0006) * np.sin(a), np.full(20, z)], -1) for z in (h * 0.18, h * 0.66)]
            if form != "hex":
                s.grid(paper, rows, closed_u=False, caps=False)
                for z, t, q in ((0.54, 0.035, 0.5), (0.44, 0.02, 0.75), (0.3, 0.06, 0.35)):
                    b = np.linspace(-q, q, 12) - math.pi / 2
                    s.grid(m.paint("#7a4a1a", 0.7), [np.stack([(r + 0.001) * np.cos(b), (r + 0.001) * np.sin(b), np.full(12, zz)], -1) for zz in (h * z, h * (z + t))], closed_u=False, caps=False)
            else:
                s.slab(paper, (0.032, 0.045, 0.0006), 0.004, (0, -r * 0.87, h * 0.42), (90, 0, 0), bevel=0)
    if k.chance(0.5):
        with s.place((-0.06, -0.09, 0.012), (0, 84, -30)):
            wood = m.wood("birch")
            s.rod(wood, (0, 0, 0), (0, 0, 0.13), 0.004)
            for i in range(6):
                s.ring(wood, 0.009 + 0.003 * math.sin(i * 0.6), 0.003, (0, 0, -0.002 - i * 0.006), thin=8)
    k.say("jar of honey")


@kind("cake", [table_top], [(-20, 24, 1), (28, 30, 1), (4, 14, 1), (-14, 40, 1.6)])
def cake(k):
    frosting = m.stone(*k.pick(("#f0e6da", "#f6efe6"), ("#e6b8b8", "#efcfcb"), ("#4a2a1a", "#5a3524"), ("#f3e2b8", "#f6ecd0"), ("#c9d9d0", "#dbe6df"), name="frosting"), 0.5)
    s.lathe(m.ceramic("#efece5", 0.15), [(0.08, 0), (0.075, 0.01), (0.025, 0.03), (0.025, 0.09), (0.16, 0.11), (0.17, 0.118), (0.165, 0.122), (0, 0.118)], smooth=False)
    z, r = 0.12, 0.12
    tiers = k.pick(1, 1, 2, 3)
    piped = m.stone(*k.pick(("#f3ebe0", "#faf4ea"), ("#d98a9a", "#e6aab4"), ("#5a3020", "#6a3a28")), 0.5)
    for i in range(tiers):
        h, q = 0.1 if tiers == 1 else 0.085, r * (1 - 0.3 * i)
        s.cylinder(frosting, q, h, (0, 0, z), bevel=0.01, seg=64)
        for zz, rr, size in ((z + 0.006, q, 0.011), (z + h - 0.002, q * 0.9, 0.013)):
            n = int(6.283 * rr / 0.021)
            first = None
            for j in range(n):
                a = j / n * 6.283
                at = (rr * math.cos(a), rr * math.sin(a), zz)
                if first is None:
                    first = s.lathe(piped, [(size * 0.9, 0), (size, size * 0.5), (size * 0.6, size * 1.2), (0, size * 1.7)], at, smooth=True, seg=10)
                else:
                    s.stamp(first, Matrix.Translation(at))
        z += h
    q = r * (1 - 0.3 * (tiers - 1))
    top = k.pick("berries", "candles", "drip", "berries", name="top")
    if top in ("berries", "drip"):
        for j in range(16 if tiers < 3 else 7):
            a, rr = j * 2.4, q * 0.62 * math.sqrt(j / 16)
            color = k.pick("#a81f2a", "#2f3a6a", "#8a1f2f")
            s.ball(m.ceramic(color, 0.2), 0.012 if color != "#2f3a6a" else 0.009, (rr * math.cos(a), rr * math.sin(a), z + 0.01))
        for j in range(5):
            s.grid(m.material("#4a7a3a", 0.5), places.leaf_mesh(0.03, 0.014, 0.3), closed_u=False, caps=False, smooth=80, at=(q * 0.3 * math.cos(j * 1.3), q * 0.3 * math.sin(j * 1.3), z + 0.01), rot=(30, 0, j * 75))
    if top == "drip":
        choco = m.material("#3a1d12", 0.12)
        s.cylinder(choco, q * 0.985, 0.006, (0, 0, z - 0.002), bevel=0.002, seg=64)
        for j in range(22):
            a = j / 22 * 6.283 + k.between(-0.08, 0.08)
            s.tube(choco, [(q * 0.97 * math.cos(a), q * 0.97 * math.sin(a), z + 0.002), (q * 1.015 * math.cos(a), q * 1.015 * math.sin(a), z - 0.012), (q * 1.02 * math.cos(a), q * 1.02 * math.sin(a), z - k.between(0.025, 0.06))], [0.009, 0.009, 0.006])
    if top == "candles":
        for j in range(7):
            a = j / 7 * 6.283
            at = (q * 0.55 * math.cos(a), q * 0.55 * math.sin(a), z)
            s.cylinder(m.plastic(k.pick("#d98a9a", "#8ab5c9", "#e6c96a", "#f0ece4"), 0.4), 0.0035, 0.06, at)
            s.lathe(m.material("#ffd88a", 0.5, glow=6), [(0, 0), (0.004, 0.006), (0, 0.018)], (at[0], at[1], z + 0.063), smooth=True, seg=10)
    if k.chance(0.35):
        with s.place((0.24, -0.1, 0)):
            s.lathe(m.ceramic("#efece5", 0.15), [(0, 0.002), (0.05, 0), (0.09, 0.012), (0.088, 0.015), (0, 0.006)])
            s.plate(frosting, [(0, 0.05), (-0.03, -0.05), (0.03, -0.05)], 0.06, (0, 0, 0.008), bevel=0.004)
    k.say("celebration cake")


@kind("ring", [table_top, studio], [(-18, 30, 1, {"margin": 0.3}), (26, 36, 1, {"margin": 0.26}), (5, 22, 1, {"margin": 0.3}), (-12, 44, 1, {"margin": 0.2})])
def ring(k):
    mat = k.pick(m.metal("#d9dadc", 0.1), m.gold(), m.metal("#cf9a80", 0.12))
    stone = m.glass(k.pick("#ffffff", "#ffffff", "#9fc0ff", "#bfe6cf", "#ffc0c9"), 0.0, 2.2)
    r = 0.0095
    box = k.pick("box", "box", "none", "dish", name="form")
    z = 0.0
    if box == "box":
        velvet = m.fabric(k.pick("#23314a", "#5a1f2a", "#2a2a2c", "#2f4a3f"), "velvet", 0.0, size=0.05)
        s.box(velvet, (0.056, 0.056, 0.03), (0, 0, 0), 0.003, soft=3)
        s.box(m.fabric("#e9e4d8", "velvet", size=0.05), (0.048, 0.048, 0.004), (0, 0, 0.0285), 0.0015)
        s.box(m.plastic("#b5b0a5", 0.9), (0.024, 0.004, 0.001), (0, 0, 0.0322), 0)
        with s.place((0, 0.028, 0.03), (-75, 0, 0)):
            s.box(velvet, (0.056, 0.056, 0.016), (0, -0.028, 0), 0.003, soft=3)
            s.box(m.fabric("#e9e4d8", "velvet", size=0.05), (0.05, 0.05, 0.002), (0, -0.028, -0.001), 0.001)
        z = 0.036
    elif box == "dish":
        s.lathe(m.ceramic("#efece5", 0.12), [(0, 0.002), (0.03, 0), (0.05, 0.012), (0.048, 0.013), (0.028, 0.004), (0, 0.004)])
        z = 0.012
    before = len(s.made)
    with s.place((0, 0, z), (0 if box == "box" else 12, 0, k.between(-25, 25))):
        s.ring(mat, r, 0.00095, (0, 0, 0.0035 if box == "box" else r), (90, 0, 0), seg=72, flat=1.4)
        top = r + (0.0035 if box == "box" else r) + 0.0012
        size = k.between(0.0028, 0.004)
        for i in range(4 if size < 0.0034 else 6):
            a = i / (4 if size < 0.0034 else 6) * 6.283 + 0.5
            s.tube(mat, [(0, 0, top - 0.0015), (size * 0.85 * math.cos(a), size * 0.85 * math.sin(a), top + 0.0008), (size * 0.92 * math.cos(a), size * 0.92 * math.sin(a), top + 0.0026)], 0.0004, seg=8)
        s.lathe(stone, [(0, top - 0.001), (size, top + 0.0018), (size * 0.97, top + 0.0022), (size * 0.58, top + 0.0034), (0, top + 0.0034)], seg=10, sharp=5)
        if k.chance(0.5):
            for x in (-1, 1):
                for j in range(4):
                    a = 0.42 + j * 0.2
                    s.lathe(stone, [(0, 0), (0.0011, 0.0008), (0.0006, 0.0014), (0, 0.0014)], (x * r * 1.06 * math.sin(a), 0, (0.0035 if box == "box" else r) + r * 1.06 * math.cos(a)), seg=8, sharp=5)
    if box == "dish":
        k.focus = s.made[before:]
    k.say("ring with a stone")


@kind("bear", [blanket, room, table_top, studio], [(-18, 12, 1), (26, 16, 1), (4, 8, 1), (-12, 20, 1.6)])
def bear(k):
    color = k.pick("#8a5f3a", "#b58a5a", "#d9c4a0", "#5f4230", "#e9e2d4", "#a0785a", name="color")
    fur = m.fabric(color, "boucle", 0.0, size=0.09, sheen=0.6)
    light = m.fabric("#e0cfb0", "boucle", 0.0, size=0.09)
    s.cushion(fur, (0.2, 0.17, 0.22), (0, 0, 0.0), square=0.95, puff=0.05)
    s.cushion(light, (0.13, 0.05, 0.14), (0, -0.068, 0.035), square=1.0)
    with s.place((0, -0.012, 0.2), (6, k.between(-8, 8), 0)):
        s.cushion(fur, (0.18, 0.16, 0.155), (0, 0, 0), square=0.98)
        for x in (-1, 1):
            s.cushion(fur, (0.062, 0.032, 0.062), (x * 0.068, 0.005, 0.113), square=1.0)
            s.cushion(light, (0.04, 0.014, 0.04), (x * 0.068, -0.01, 0.123), square=1.0)
            s.ball(m.plastic("#120d0a", 0.08), 0.0095, (x * 0.034, -0.07, 0.088))
        s.cushion(light, (0.085, 0.06, 0.062), (0, -0.066, 0.026), square=1.0)
        s.cushion(m.plastic("#1d1512", 0.35), (0.026, 0.016, 0.018), (0, -0.094, 0.062), square=1.0)
        s.tube(m.plastic("#1d1512", 0.6), [(0, -0.0975, 0.062), (0, -0.0985, 0.047), (0, -0.096, 0.042)], 0.0016, seg=6)
        s.tube(m.plastic("#1d1512", 0.6), [(-0.018, -0.09, 0.045), (0, -0.0965, 0.039), (0.018, -0.09, 0.045)], 0.0016, seg=6)
    for x in (-1, 1):
        s.tube(fur, [(x * 0.085, -0.01, 0.17), (x * 0.13, -0.035, 0.12), (x * 0.135, -0.075, 0.075)], [0.038, 0.038, 0.032], seg=18)
        s.ball(fur, 0.034, (x * 0.135, -0.078, 0.072))
        s.tube(fur, [(x * 0.06, -0.02, 0.045), (x * 0.1, -0.11, 0.045), (x * 0.115, -0.17, 0.05)], [0.05, 0.046, 0.04], seg=18)
        with s.place((x * 0.118, -0.19, 0.05), (90, 0, x * 10)):
            s.cushion(fur, (0.09, 0.1, 0.05), (0, 0, -0.02), square=0.9)
            s.cushion(light, (0.06, 0.07, 0.012), (0, 0, 0.024), square=1.0)
    if k.chance(0.6):
        bow = m.fabric(k.pick("#a8302a", "#2f4a6a", "#d9a441", "#5f7f6a"), "plain", 0.0, size=0.05)
        for x in (-1, 1):
            s.cushion(bow, (0.06, 0.018, 0.036), (x * 0.033, -0.088, 0.185), (0, x * 12, 0), square=0.7, pinch=0.25)
        s.cushion(bow, (0.018, 0.02, 0.022), (0, -0.092, 0.19), square=0.8)
    k.say("teddy bear")


@kind("sunglasses", [table_top, table_top, blanket, studio], [(-22, 26, 1), (28, 32, 1), (4, 16, 1), (-30, 46, 1.3)])
def sunglasses(k):
    form = k.pick("round", "wayfarer", "aviator", "cat", name="form")
    frame = k.pick(m.plastic("#17181a", 0.15), m.plastic("#5a3218", 0.15), m.gold(), m.plastic("#8a2a2f", 0.15), m.metal("#c2c4c6", 0.2), m.plastic("#d9cbb0", 0.2))
    lens = m.material(k.pick("#15181c", "#2a1d14", "#1a2a2a", "#2f3a4a"), 0.03, specular=1.0, clear=1.0)
    outline = {
        "round": [(0.024 * math.cos(a), 0.023 * math.sin(a)) for a in np.arange(40) / 40 * 6.283],
        "wayfarer": [tuple(p) for p in s.curve([(-0.026, 0.014), (0, 0.018), (0.027, 0.019), (0.026, 0), (0.018, -0.018), (0, -0.021), (-0.018, -0.018), (-0.024, -0.002)], 6, True)],
        "aviator": [tuple(p) for p in s.curve([(-0.024, 0.018), (0, 0.02), (0.027, 0.016), (0.028, -0.004), (0.016, -0.026), (-0.004, -0.026), (-0.02, -0.01)], 6, True)],
        "cat": [tuple(p) for p in s.curve([(-0.024, 0.012), (0, 0.015), (0.032, 0.024), (0.026, 0), (0.014, -0.017), (-0.008, -0.018), (-0.022, -0.006)], 6, True)],
    }[form]
    thick = 0.0011 if form in ("aviator",) else k.pick(0.0018, 0.0026)
    with s.place((0, 0, 0.027), (8, 0, k.between(-15, 15))):
        for x in (-1, 1):
            with s.place((x * 0.034, 0, 0), (90, 0, x * -7)):
                pts = [(x * px, py) for px, py in outline]
                s.plate(lens, pts[::x], 0.0012, (0, 0, -0.0006), bevel=0.0004)
                s.tube(frame, [(px, py, 0) for px, py in pts], thick, closed=True, smooth=False, seg=10)
        s.tube(frame, [(-0.012, -0.0015, 0.006), (0, -0.0035, 0.01), (0.012, -0.0015, 0.006)], thick)
        if form == "aviator":
            s.tube(frame, [(-0.014, -0.001, 0.017), (0, -0.003, 0.0185), (0.014, -0.001, 0.017)], thick)
        for x in (-1, 1):
            s.tube(frame, [(x * 0.061, 0.004, 0.012), (x * 0.068, 0.015, 0.012), (x * 0.068, 0.09, 0.009), (x * 0.066, 0.118, 0.002), (x * 0.064, 0.138, -0.017)], [thick, thick * 1.3, thick * 1.2, thick * 1.6, thick * 1.7], flat=0.6)
    if k.chance(0.35):
        s.slab(m.leather(k.pick("#2a2320", "#6a4128", "#3a4a4f"), 0.5), (0.15, 0.06, 0.03), 0.028, (0.03, 0.2, 0), bevel=0.012, soft=4)
    k.say(f"{form} sunglasses")
