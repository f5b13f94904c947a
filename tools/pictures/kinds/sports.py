"""Bicycles, sports, camping, and musical instruments."""
import math

import numpy as np

import shapes as s
import surfaces as m
from case import kind
from settings import driveway, garage, patio, room, studio, table_top, yard

side_views = [(-14, 8, 1), (24, 12, 1), (-42, 16, 1), (-10, 14, 2.0)]
rubber = lambda: m.plastic("#1b1b1c", 0.85)


def wheel(at, r, tire=0.02, spokes=28, rim=None, hub=None):
    with s.place(at, (90, 0, 0)):
        s.ring(rubber(), r - tire, tire, seg=72)
        s.ring(rim or m.metal("#c2c4c6", 0.25), r - tire * 2.1, tire * 0.55, seg=72, flat=1.3)
        s.cylinder(hub or m.metal("#9a9c9e", 0.3), 0.022, 0.09, (0, 0, -0.045))
        steel = m.metal("#b9bbbd", 0.25)
        for i in range(spokes):
            a = i / spokes * 6.283
            b = a + (0.5 if i % 2 else -0.5)
            s.rod(steel, (0.02 * math.cos(b), 0.02 * math.sin(b), 0.03 * (-1) ** (i // 2)), ((r - tire * 2) * math.cos(a), (r - tire * 2) * math.sin(a), 0), 0.0011, seg=5)


@kind("bicycle", [garage, patio, driveway, yard], side_views)
def bicycle(k):
    color, tone = k.pick(("#a8302a", "red"), ("#2f6a8a", "blue"), ("#3f6a55", "green"), ("#22262a", "black"), ("#e6dcc4", "cream"), ("#d98a3a", "orange"), ("#8fb5a8", "mint"), ("#6f7478", "gray"), name="color")
    mat = m.enamel(color)
    form = k.pick("city", "road", "step", "mountain", "cruiser", name="form")
    r = 0.34
    tire = {"road": 0.013, "mountain": 0.028, "cruiser": 0.026}.get(form, 0.019)
    wb = 0.52
    rear, front = (-wb, 0, r), (wb, 0, r)
    bb, seat = (-0.08, 0, 0.29), (-0.24, 0, 0.78)
    head_top, head_low = (0.33, 0, 0.86), (0.375, 0, 0.72)
    wheel(rear, r, tire, rim=k.pick(None, m.plastic("#1d1d1f", 0.4)))
    wheel(front, r, tire)
    t = 0.017
    s.rod(mat, head_low, head_top, 0.021)
    s.rod(mat, bb, (seat[0], 0, seat[2]), t)
    s.rod(mat, bb, (head_low[0], 0, head_low[2] + 0.02), t * 1.15)
    if form == "step":
        s.tube(mat, [(-0.14, 0, 0.47), (0.08, 0, 0.5), (0.35, 0, 0.8)], t)
    elif form == "cruiser":
        s.tube(mat, [(-0.22, 0, 0.7), (0.1, 0, 0.74), (0.34, 0, 0.82)], t * 1.2)
        s.tube(mat, [(-0.14, 0, 0.47), (0.1, 0, 0.62), (0.35, 0, 0.78)], t * 0.8)
    else:
        s.rod(mat, (seat[0] + 0.015, 0, seat[2] - 0.05), (head_top[0], 0, head_top[2] - 0.02), t)
    for y in (-1, 1):
        s.rod(mat, (bb[0], y * 0.02, bb[2]), (rear[0], y * 0.06, rear[2]), 0.01)
        s.rod(mat, (seat[0], y * 0.015, seat[2] - 0.06), (rear[0], y * 0.06, rear[2]), 0.009)
        s.tube(mat if form != "mountain" else m.metal("#2a2b2d", 0.3), [(head_low[0], y * 0.045, head_low[2]), (head_low[0] + 0.04, y * 0.05, 0.55), (front[0], y * 0.055, front[2])], 0.013 if form != "mountain" else 0.018)
    s.rod(m.chrome(), seat, (seat[0] - 0.03, 0, seat[2] + 0.12), 0.012)
    saddle = m.leather(k.pick("#5a3420", "#1c1c1d", "#7a4a2a"), 0.45)
    sz = seat[2] + 0.13
    with s.place((seat[0] - 0.03, 0, sz)):
        outline = s.curve([(-0.13, 0.075), (-0.06, 0.07), (0.02, 0.03), (0.14, 0.018), (0.15, 0), (0.14, -0.018), (0.02, -0.03), (-0.06, -0.07), (-0.13, -0.075), (-0.14, 0)], 6, True)
        rows = [np.stack([outline[:, 0] * q, outline[:, 1] * q, np.full(len(outline), z) + 0.02 * (outline[:, 0] < -0.02) * 0.5], -1) for q, z in ((0.6, -0.03), (0.98, -0.01), (1, 0.008), (0.9, 0.024), (0.5, 0.032), (0.02, 0.033))]
        s.grid(saddle, rows, smooth=60)
    grip, bar_mat = m.leather("#5a3420") if form in ("city", "step", "cruiser") else rubber(), m.chrome() if form != "mountain" else m.metal("#2a2b2d", 0.3)
    stem = (head_top[0] - 0.02, 0, head_top[2] + 0.09)
    s.rod(bar_mat, head_top, stem, 0.013)
    if form == "road":
        s.rod(bar_mat, stem, (stem[0] + 0.08, 0, stem[2]), 0.013)
        for y in (-1, 1):
            p = [(stem[0] + 0.08, 0, stem[2]), (stem[0] + 0.08, y * 0.2, stem[2]), (stem[0] + 0.17, y * 0.21, stem[2] - 0.01), (stem[0] + 0.17, y * 0.21, stem[2] - 0.1), (stem[0] + 0.06, y * 0.21, stem[2] - 0.13)]
            s.tube(rubber(), p, 0.014)
            s.tube(m.metal("#3a3b3d", 0.3), [(stem[0] + 0.17, y * 0.21, stem[2] + 0.03), (stem[0] + 0.2, y * 0.21, stem[2] - 0.08)], 0.008)
    else:
        back = 0.02 if form == "mountain" else -0.16
        rise = 0.02 if form == "mountain" else 0.09
        for y in (-1, 1):
            p = [(stem[0] + 0.05, 0, stem[2]), (stem[0] + 0.06, y * 0.12, stem[2] + rise), (stem[0] + 0.03, y * 0.27, stem[2] + rise), (stem[0] + back, y * 0.31, stem[2] + rise * 0.8)]
            s.tube(bar_mat, p, 0.011)
            q = np.array(p[-1])
            d = q - np.array(p[-2])
            d /= np.linalg.norm(d)
            s.rod(grip, tuple(q - d * 0.11), tuple(q + d * 0.015), 0.0165)
            s.tube(m.metal("#3a3b3d", 0.3), [tuple(q - d * 0.13), tuple(q - d * 0.06 + (0.045, 0, -0.01)), tuple(q + (0.05, 0, -0.012))], 0.0045)
    steel = m.metal("#9a9c9e", 0.25)
    with s.place((bb[0], -0.045, bb[2]), (90, 0, 0)):
        s.ring(steel, 0.085, 0.006, flat=0.6)
        for i in range(5):
            s.rod(steel, (0, 0, 0), (0.085 * math.cos(i * 1.257), 0.085 * math.sin(i * 1.257), 0), 0.006)
    a = k.between(0, 3.1)
    for y, sign in ((-0.07, 1), (0.07, -1)):
        end = (bb[0] + sign * 0.165 * math.cos(a), y, bb[2] + sign * 0.165 * math.sin(a))
        s.rod(steel, (bb[0], y, bb[2]), end, 0.009)
        s.box(rubber(), (0.09, 0.08, 0.022), (end[0], y * 1.9, end[2] - 0.011), 0.005)
    for z in (0.085, -0.085):
        s.rod(m.metal("#3a3733", 0.5), (bb[0], -0.047, bb[2] + z), (rear[0], -0.047, rear[2] + z * 0.45), 0.005, seg=6)
    if form in ("city", "step", "cruiser"):
        for cx in (rear[0], front[0]):
            arc = [(cx + (r + 0.025) * math.cos(t), 0, r + (r + 0.025) * math.sin(t)) for t in np.linspace(0.5 if cx < 0 else 0.9, 3.3 if cx < 0 else 2.6, 12)]
            s.tube(mat if k.chance(0.6) else m.chrome(), arc, 0.028, flat=0.25, seg=10)
        s.tube(m.chrome(), [(rear[0] + 0.2, -0.06, 0.74), (rear[0] - 0.18, -0.06, 0.74), (rear[0] - 0.18, 0.06, 0.74), (rear[0] + 0.2, 0.06, 0.74)], 0.006, closed=True, smooth=False)
        for y in (-0.06, 0.06):
            s.rod(m.chrome(), (rear[0], y, r), (rear[0] - 0.12, y, 0.74), 0.005)
        if k.chance(0.6):
            from kinds.goods import weave

            weave(k, m.material("#a97c48", 0.7), [(0.12, 0), (0.16, 0.2)], 9, 22, 0.006, (stem[0] + 0.24, 0, 0.8), 0.85)
        s.ball(m.chrome(), 0.035, (head_top[0] + 0.08, 0, head_top[2] - 0.02))
    s.tube(m.metal("#3a3b3d", 0.3), [(bb[0] - 0.06, 0.05, bb[2] - 0.02), (bb[0] - 0.12, 0.16, 0.0)], 0.008, smooth=False)
    k.say(f"{tone} bicycle")


@kind("scooter", [patio, driveway, garage, room], [(-20, 10, 1), (32, 14, 1), (-44, 18, 1), (-14, 20, 1.8)])
def scooter(k):
    mat = k.pick(m.enamel("#2f5a8a"), m.enamel("#8fc0ae"), m.metal("#b9bbbd", 0.3), m.enamel("#22262a"), m.enamel("#a8302a"), m.enamel("#d9a02f"))
    r = k.pick(0.07, 0.1, 0.1)
    dark = m.plastic("#232426", 0.5)
    for x in (-0.36, 0.36):
        with s.place((x, 0, r), (90, 0, 0)):
            s.ring(rubber(), r - 0.016, 0.016, seg=48)
            s.cylinder(k.pick(m.plastic("#d9d7d2", 0.4), mat), r * 0.78, 0.022, (0, 0, -0.011))
    z = r + 0.005
    s.slab(mat, (0.5, 0.12, 0.022), 0.03, (-0.06, 0, z - 0.01), bevel=0.006)
    s.slab(m.plastic("#1a1a1b", 0.9, grainy=True), (0.4, 0.1, 0.003), 0.02, (-0.06, 0, z + 0.012), bevel=0.001)
    s.tube(mat, [(0.16, 0, z), (0.25, 0, z + 0.05), (0.31, 0, z + 0.2)], 0.022)
    s.rod(mat, (0.36, 0, r), (0.315, 0, 0.28), 0.018)
    s.tube(mat, [(0.32, 0, 0.25), (0.26, 0, 0.75), (0.235, 0, 0.98)], [0.021, 0.016, 0.014])
    s.rod(dark, (0.235, -0.21, 0.985), (0.235, 0.21, 0.985), 0.012)
    for y in (-1, 1):
        s.rod(k.pick(rubber(), m.plastic("#c9572f", 0.6)), (0.235, y * 0.12, 0.985), (0.235, y * 0.235, 0.985), 0.0175)
    s.tube(dark, [(-0.25, 0, z + 0.01), (-0.36, 0, 2 * r + 0.012), (-0.44, 0, 2 * r - 0.005)], 0.03, flat=0.2, seg=12)
    s.tube(m.metal("#8a8c8e", 0.3), [(-0.05, 0.06, z - 0.01), (-0.02, 0.13, 0.0)], 0.006, smooth=False)
    k.say("kick scooter")


@kind("skateboard", [patio, garage, driveway, studio], [(-24, 22, 1), (30, 28, 1), (-60, 20, 1), (-20, 40, 1.5)])
def skateboard(k):
    w, length = 0.205, 0.79
    color = k.pick("#c9572f", "#2f5a8a", "#d9a02f", "#4a6a4f", "#8a3a5a", "#2a2b2d", "#d9cbb0", name="color")
    pose = k.pick("flat", "flat", "side", "flip", name="pose")
    wheel_mat = m.plastic(k.pick("#efe9dc", "#e0a53a", "#c9572f", "#9fd0c0"), 0.45)
    turn, at = {"flat": ((0, 0, 0), (0, 0, 0.093)), "side": ((97, 0, 0), (0, 0, 0.115)), "flip": ((180, 0, 0), (0, 0, 0.062))}[pose]
    with s.place(at, turn):
        t = np.linspace(-1, 1, 60)
        half = w / 2 * (1 - np.clip(np.abs(t) - 0.72, 0, 1) ** 2 * 9) ** 0.5
        half = np.nan_to_num(half, nan=0.01)
        half = np.where(np.abs(t) > 0.995, 0.02, np.maximum(half, 0.025))
        z = 0.055 * np.clip(np.abs(t) - 0.6, 0, 1) ** 1.3 * 3
        for mat, lift, thick in ((m.wood("maple"), 0, 0.009), (m.plastic("#17181a", 0.95, grainy=True), 0.0092, 0.0008)):
            v = np.linspace(-1, 1, 9)
            top = np.stack([t[:, None] * length / 2 + 0 * v, half[:, None] * v, z[:, None] + 0.008 * v**2 + lift + thick], -1)
            bottom = top - (0, 0, thick)
            rows = np.concatenate([top, bottom[:, ::-1]], 1)
            s.grid(mat, rows, smooth=30)
        art = m.paint(color, 0.35, 0.2)
        v = np.linspace(-0.94, 0.94, 9)
        under = np.stack([t[4:-4, None] * length / 2 + 0 * v, half[4:-4, None] * v, z[4:-4, None] + 0.008 * v**2 - 0.0006], -1)
        s.grid(art, under, closed_u=False, caps=False)
        for i in range(5):
            s.cylinder(m.paint(k.pick("#efe6d2", "#1d1d1f", "#d9a02f", "#3a6a8a")), k.between(0.015, 0.045), 0.001, (k.between(-0.2, 0.2), k.between(-0.05, 0.05), -0.0022))
        steel = m.metal("#a9abad", 0.3)
        for x in (-0.22, 0.22):
            s.box(steel, (0.08, 0.055, 0.008), (x, 0, -0.009), 0.002)
            s.box(steel, (0.035, 0.035, 0.03), (x, 0, -0.038), 0.008)
            s.rod(steel, (x, -0.1, -0.048), (x, 0.1, -0.048), 0.008)
            for y in (-1, 1):
                with s.place((x, y * 0.098, -0.062), (90, 0, 0)):
                    s.cylinder(wheel_mat, 0.028, 0.034, (0, 0, -0.017), bevel=0.008)
                    for side in (-0.0175, 0.0155):
                        s.cylinder(steel, 0.011, 0.002, (0, 0, side))
    k.say("skateboard")


@kind("basketball", [patio, driveway, garage, studio], [(-20, 14, 1, {"margin": 0.24}), (28, 20, 1, {"margin": 0.2}), (4, 8, 1, {"margin": 0.26}), (-14, 24, 1.4)])
def basketball(k):
    color = k.pick("#b5622f", "#a8522a", "#c9733a", "#8a4426", name="color")
    mat = m.material(m.linear(color)[None, None] * (0.75 + 0.5 * m.noise(512, 0.1)[..., None]), 0.6, bump=m.noise(512, 0.15), depth=0.0008, tile=0.12)
    r = 0.12
    s.ball(mat, r, (0, 0, r), seg=64)
    line = m.plastic("#141312", 0.7)
    with s.place((0, 0, r), (k.between(0, 90), k.between(0, 90), k.between(0, 90))):
        for rot in ((0, 0, 0), (90, 0, 0)):
            s.ring(line, r * 1.0, 0.0022, (0, 0, 0), rot, seg=90)
        for x in (-1, 1):
            p = []
            for a in np.arange(80) / 80 * 6.283:
                d = np.array([x * (0.55 + 0.18 * math.cos(2 * a)), math.cos(a) * 0.85, math.sin(a) * 0.85])
                p.append(d / np.linalg.norm(d) * r)
            s.tube(line, p, 0.0022, closed=True, smooth=False, seg=8)
    if k.chance(0.3):
        s.lathe(m.plastic("#22262b", 0.4), [(0, 0), (0.017, 0), (0.017, 0.2), (0.006, 0.21), (0.004, 0.28)], (0.2, 0.06, 0.02), (0, 80, 30))
    k.say("basketball")


@kind("racket", [patio, table_top, yard, garage], [(-14, 52, 1), (18, 46, 1), (3, 62, 1), (-24, 38, 1.5)])
def racket(k):
    frame = k.pick(m.enamel("#22262b"), m.enamel("#a8302a"), m.enamel("#2f5a8a"), m.enamel("#e6e2d8"), m.enamel("#d9c93a"), m.wood("maple", 0.3, 0.3, 0.4))
    count = k.pick(1, 1, 2)
    for n in range(count):
        with s.place((0.1 * n, 0.04 * n, 0.016 + 0.022 * n), (0, 0, k.between(-35, -15) + n * 58)):
            a = np.arange(64) / 64 * 6.283
            w, h = 0.125, 0.165
            pts = np.stack([w * np.cos(a), 0.2 + h * np.sin(a) * (1 + 0.04 * np.sin(a)), 0 * a], -1)
            s.tube(frame, pts, 0.011, closed=True, smooth=False, seg=12, flat=0.75)
            s.tube(frame, [(-0.062, 0.058, 0), (-0.03, -0.02, 0), (-0.008, -0.1, 0)], 0.01)
            s.tube(frame, [(0.062, 0.058, 0), (0.03, -0.02, 0), (0.008, -0.1, 0)], 0.01)
            string = m.plastic(k.pick("#efece0", "#e0d84a", "#22262b"), 0.4)
            for x in np.linspace(-0.105, 0.105, 15):
                y = h * math.sqrt(max(0, 1 - (x / w) ** 2))
                s.rod(string, (x, 0.2 - y, 0.001), (x, 0.2 + y, 0.001), 0.0009, seg=5)
            for y in np.linspace(-0.14, 0.14, 18):
                x = w * math.sqrt(max(0, 1 - (y / h) ** 2))
                s.rod(string, (-x, 0.2 + y, -0.001), (x, 0.2 + y, -0.001), 0.0009, seg=5)
            s.rod(m.leather(k.pick("#22201e", "#e6e0d4", "#6a4128"), 0.7), (0, -0.1, 0), (0, -0.29, 0), 0.0155, 0.0175, 8)
            for i in range(8):
                s.ring(m.leather("#1a1816", 0.7), 0.0165 + 0.0002 * i, 0.0012, (0, -0.115 - i * 0.022, 0), (90, 12, 0), thin=6)
    fuzz = m.fabric("#c9d64a", "boucle", 0.0, size=0.05)
    for i in range(k.pick(0, 1, 2, 3)):
        at = (-0.16 + 0.075 * i, -0.2 + 0.05 * (i % 2), 0.033)
        s.ball(fuzz, 0.033, at)
        p = [(0.0333 * math.cos(t) * math.cos(0.55 * math.sin(2 * t)), 0.0333 * math.sin(t) * math.cos(0.55 * math.sin(2 * t)), 0.0333 * math.sin(0.55 * math.sin(2 * t))) for t in np.arange(60) / 60 * 6.283]
        with s.place(at, (40 * i, 30, 70 * i)):
            s.tube(m.plastic("#efeee6", 0.8), p, 0.0012, closed=True, smooth=False, seg=6)
    k.say("tennis racket")


@kind("tent", [yard], [(-30, 10, 1, {"margin": 0.06}), (34, 12, 1, {"margin": 0.06}), (4, 6, 1), (-50, 14, 1.4)])
def tent(k):
    k.options.setdefault("backdrop", k.pick("hedge", "none", "fence"))
    color = k.pick("#c9733a", "#4a6a4f", "#2f5a7a", "#b5a06a", "#a8402f", "#6f7f8a", "#d9b23a", name="color")
    cloth = m.fabric(color, "plain", 0.05, size=0.06, sheen=0.1)
    dark = m.fabric("#2a2d30", "plain", 0.0, size=0.06)
    form = k.pick("dome", "ridge", "tunnel", "bell", name="form")
    if form == "dome":
        def skin(u, v):
            a = u * 6.2832
            p = 2.6
            c, n = np.cos(a), np.sin(a)
            q = (np.abs(c) ** p + np.abs(n) ** p) ** (-1 / p)
            lift = np.cos(v * 1.5708)
            r = np.sin(v * 1.5708) ** 0.75
            sag = 1 - 0.06 * np.sin(2 * a) ** 4 * np.sin(v * 3.14)
            return np.stack([1.15 * c * q * r * sag, 1.0 * n * q * r * sag, 0.02 + 1.15 * lift**0.85], -1)

        s.sheet(cloth, skin, 90, 40)
        for turn in (45, -45):
            t = np.linspace(-1, 1, 30)
            p = 1.31
            s.tube(m.metal("#3a3d40", 0.3), [(x * p * math.cos(math.radians(turn)) * 1.06, x * p * math.sin(math.radians(turn)), 0.03 + 1.16 * (1 - abs(x) ** 2.3)) for x in t], 0.008, smooth=False)

        def door(u, v):
            x = (u - 0.5) * 0.8 * (1 - 0.75 * v**2)
            z = 0.05 + v * 0.85
            y = -1.0 * np.clip(1 - (z / 1.18) ** 1.9, 0, 1) ** 0.62 - 0.03 - 0.0 * x
            return np.stack([x, y, z], -1)

        s.sheet(dark, door, 16, 24)
        s.sheet(m.fabric("#d9d2c0", "plain", size=0.06), lambda u, v: door(u * 0.3 - 0.3, v) + np.array([0.0, -0.05, 0]), 12, 20)
    elif form in ("ridge", "bell"):
        h, w, d = (1.35, 1.0, 1.15) if form == "ridge" else (2.3, 1.9, 1.9)
        if form == "ridge":
            for x in (-1, 1):
                def roof(u, v, x=x):
                    sag = 0.05 * np.sin(u * 3.1416) * np.sin(v * 3.1416)
                    return np.stack([x * w * (1 - v) , (u - 0.5) * 2 * d, h * v - sag + 0.02], -1)

                s.sheet(cloth, roof, 24, 20)
            for y in (-1, 1):
                s.rod(m.metal("#b9bbbd", 0.3), (0, y * d * 1.02, 0), (0, y * d * 1.02, h + 0.05), 0.014)
                s.rod(m.fabric("#e6e0d0"), (0, y * d, h), (0, y * (d + 1.0), 0), 0.004, seg=5)
            s.put(s.build([(-w, d, 0.02), (w, d, 0.02), (0, d, h)], [(0, 1, 2)]), cloth)
            for x in (-1, 1):
                s.put(s.build([(x * w, -d, 0.02), (x * 0.32, -d - 0.0, 0.02), (x * 0.02, -d, h)], [(0, 1, 2)]), cloth)
                s.tube(cloth, [(x * 0.34, -d - 0.02, 0.1), (x * 0.2, -d - 0.02, 0.65), (x * 0.05, -d - 0.01, h - 0.12)], [0.05, 0.06, 0.03])
            s.put(s.build([(-0.4, -d + 0.25, 0.02), (0.4, -d + 0.25, 0.02), (0.02, -d + 0.25, h)], [(0, 1, 2)]), dark)
        else:
            canvas = m.fabric(k.pick("#d9cba8", "#e6dcc4", "#b5a47f"), "plain", 0.15, size=0.12)
            n = 16
            a = np.arange(n * 4) / (n * 4) * 6.283
            q = 1 - 0.03 * np.abs(np.sin(a * n / 2))
            rows = [np.stack([w * r * q * np.cos(a), w * r * q * np.sin(a), np.full_like(a, z)], -1) for r, z in ((0.98, 0), (1.0, 0.6), (0.62, 1.25), (0.28, 1.85), (0.02, h))]
            s.grid(canvas, rows, smooth=20)

            def door(u, v, lean=0.0, wide=1.0):
                x, z = (u - 0.5) * wide * (1 - 0.85 * v) + lean * (1 - v), 0.02 + v * 1.5
                r = np.interp(z, [0, 0.6, 1.25, 1.85], [0.98, 1.0, 0.62, 0.28]) * w * 1.012
                return np.stack([x, -np.sqrt(np.maximum(r * r - x * x, 0)), z], -1)

            s.sheet(dark, door, 10, 30)
            for x in (-1, 1):
                s.sheet(canvas, lambda u, v, x=x: door(u, v, x * 0.6, 0.28) * (1.02, 1.02, 1), 8, 30)
            for t in a[::4]:
                s.rod(m.fabric("#e6e0d0"), (w * math.cos(t), w * math.sin(t), 0.6), ((w + 0.8) * math.cos(t), (w + 0.8) * math.sin(t), 0), 0.004, seg=5)
    else:
        def skin(u, v):
            a = v * 3.1416
            q = 1 - 0.25 * (u - 0.35) ** 2 * 2 - 0.015 * np.cos(u * 6.283 * 3)
            return np.stack([-0.95 * q * np.cos(a), (u - 0.5) * 2.8, 0.02 + 1.15 * q * np.sin(a) ** 0.9], -1)

        s.sheet(cloth, skin, 60, 50)
        t = np.linspace(0.05, 3.09, 24)
        q0 = 1 - 0.25 * 0.35**2 * 2
        s.plate(dark, [(-0.93 * q0 * math.cos(a), 1.13 * q0 * math.sin(a) ** 0.9) for a in t][::-1], 0.01, (0, -1.36, 0.02), (90, 0, 0), bevel=0)
        for u in (0.02, 0.35, 0.66, 0.98):
            s.tube(m.metal("#3a3d40", 0.3), [tuple(skin(np.array(u), np.array(v)) * (1.008, 1, 1.008)) for v in np.linspace(0, 1, 24)], 0.009, smooth=False)
    k.focus = list(s.made)
    k.say(f"{form} tent")


def headstock(k, mat, at, rot=(0, 0, 0), pegs=6, sides=1):
    with s.place(at, rot):
        s.plate(mat, [tuple(p) for p in s.curve([(-0.022, 0), (-0.032, 0.04), (-0.036, 0.15), (-0.01, 0.185), (0.024, 0.17), (0.03, 0.05), (0.022, 0)], 5, True)], 0.014, bevel=0.003)
        for i in range(pegs):
            side = 1 if sides == 1 or i < pegs // 2 else -1
            y = 0.035 + 0.024 * (i if sides == 1 else i % (pegs // 2) * 1.6)
            s.cylinder(m.chrome(), 0.004, 0.012, (0.012 * side if sides == 2 else -0.008, y, 0.014))
            s.rod(m.chrome(), (side * -0.03 if sides == 1 else side * 0.03, y, 0.006), (side * -0.052 if sides == 1 else side * 0.052, y, 0.006), 0.003)
            s.cushion(m.chrome(), (0.016, 0.006, 0.014), ((side * -0.056 if sides == 1 else side * 0.056), y, 0.0), square=0.9)


def mirrored(points):
    return [tuple(p) for p in points] + [(-p[0], p[1]) for p in points[::-1] if abs(p[0]) > 1e-6]


@kind("guitar", [room, room, studio, table_top], [(-10, 8, 1, {"margin": 0.07}), (18, 10, 1, {"margin": 0.07}), (3, 4, 1), (-12, 10, 1.9)])
def guitar(k):
    acoustic = k.chance(0.3) if "form" not in k.options else k.options["form"] == "acoustic"
    color, tone = k.pick(("#8a1f1f", "cherry red"), ("#1f5a5f", "teal"), ("#1d1d1f", "black"), ("#e9dfc6", "cream"), ("#2f4a7a", "blue"), ("#c98a3a", "butterscotch"), ("#a8c4b5", "sea green"), name="color")
    neck_wood, board = m.wood("maple", 0.35), m.wood(k.pick("ebony", "walnut", "maple"), 0.4)
    stand = m.metal("#232426", 0.45)
    lean = -14
    with s.place((0, 0.0, 0.17), (90 + lean, 0, 0)):
        if acoustic:
            top = m.wood(k.pick("pine", "maple", "cherry", "walnut"), 0.25, 0.1, 0.5)
            side_mat = m.wood(k.pick("mahogany", "walnut"), 0.3, 0.1, 0.5)
            half = s.curve([(0, 0), (0.12, 0.01), (0.19, 0.09), (0.17, 0.19), (0.118, 0.26), (0.135, 0.35), (0.13, 0.43), (0.08, 0.475), (0, 0.48)], 6)
            outline = mirrored(half)
            s.plate(side_mat, outline, 0.095, (0, 0, -0.095), bevel=0.004)
            s.plate(top, outline, 0.004, (0, 0, 0), bevel=0.0015, along=1)
            s.cylinder(m.plastic("#0c0a09", 0.95), 0.05, 0.001, (0, 0.3, 0.0036), seg=48)
            s.ring(m.wood("ebony"), 0.055, 0.0025, (0, 0.3, 0.004), flat=0.3)
            s.box(board, (0.16, 0.025, 0.008), (0, 0.13, 0.004), 0.002)
            body_end, length, height = 0.48, 0.62, 0.006
        else:
            mat = m.enamel(color) if tone != "butterscotch" else m.wood("maple", 0.25, 0.1, 0.6, "#c98a3a")
            form = k.pick("double", "single", "angular", name="body")
            if form == "double":
                outline = s.curve([(0, 0), (0.13, 0.015), (0.165, 0.1), (0.125, 0.2), (0.13, 0.29), (0.15, 0.37), (0.115, 0.385), (0.06, 0.31), (0.03, 0.3), (-0.03, 0.3), (-0.07, 0.33), (-0.125, 0.42), (-0.165, 0.395), (-0.14, 0.29), (-0.13, 0.2), (-0.17, 0.1), (-0.13, 0.015)], 6, True)
            elif form == "single":
                outline = s.curve([(0, 0), (0.12, 0.01), (0.17, 0.08), (0.15, 0.17), (0.105, 0.23), (0.12, 0.3), (0.15, 0.33), (0.11, 0.35), (0.05, 0.31), (0.03, 0.33), (-0.03, 0.34), (-0.1, 0.37), (-0.14, 0.32), (-0.115, 0.23), (-0.15, 0.17), (-0.17, 0.08), (-0.12, 0.01)], 6, True)
            else:
                outline = s.curve([(0, 0.03), (0.13, 0.0), (0.18, 0.1), (0.12, 0.19), (0.13, 0.28), (0.1, 0.34), (0.03, 0.3), (-0.03, 0.3), (-0.13, 0.42), (-0.17, 0.38), (-0.14, 0.24), (-0.13, 0.17), (-0.18, 0.07), (-0.1, 0.0)], 6, True)
            s.plate(mat, [tuple(p) for p in outline], 0.042, (0, 0, -0.042), bevel=0.008, soft=4)
            guard = m.plastic(k.pick("#efece2", "#1c1c1d", "#5a2a1e", "#d9d0b8"), 0.25)
            s.plate(guard, [tuple(p) for p in s.curve([(-0.02, 0.05), (0.06, 0.06), (0.1, 0.12), (0.075, 0.2), (0.085, 0.28), (0.03, 0.29), (-0.04, 0.29), (-0.08, 0.26), (-0.055, 0.17)], 5, True)], 0.0025, (0, 0, 0), bevel=0.0008)
            for y in (0.13, 0.19, 0.25) if k.chance(0.6) else (0.14, 0.24):
                s.slab(k.pick(m.plastic("#f0eee6", 0.3), m.plastic("#171718", 0.3), m.chrome()), (0.075, 0.02, 0.006), 0.008, (0, y, 0.002), bevel=0.001)
                for i in range(6):
                    s.cylinder(m.chrome(), 0.0025, 0.001, (-0.027 + i * 0.0108, y, 0.008))
            s.box(m.chrome(), (0.08, 0.035, 0.01), (0, 0.075, 0.002), 0.003)
            for x, y in ((0.09, 0.1), (0.105, 0.075), (0.115, 0.13)):
                s.lathe(m.plastic("#1a1a1b" if k.chance(0.5) else "#efece2", 0.3), [(0.011, 0), (0.009, 0.012), (0, 0.013)], (x, y, 0.002))
            s.tube(m.chrome(), [(0.04, 0.07, 0.014), (0.075, 0.11, 0.03), (0.085, 0.17, 0.03)], 0.0025)
            body_end, length, height = 0.3, 0.64, 0.003
        y0, y1 = body_end - (0.09 if acoustic else 0.02), body_end + (0.36 if acoustic else 0.4)
        w0, w1 = 0.028, 0.0215
        s.plate(neck_wood, [(-w0, y0), (w0, y0), (w1, y1), (-w1, y1)], 0.018, (0, 0, height - 0.016), bevel=0.006, along=1)
        s.plate(board, [(-w0, y0), (w0, y0), (w1, y1), (-w1, y1)], 0.005, (0, 0, height + 0.002), bevel=0.001, along=1)
        scale_y = y1
        for i in range(1, 21):
            y = scale_y - length * (1 - 2 ** (-i / 12))
            if y > y0:
                q = np.interp(y, [y0, y1], [w0, w1])
                s.box(m.metal("#d2d4d6", 0.2), (q * 2, 0.0016, 0.0012), (0, y, height + 0.0068), 0)
            if i in (3, 5, 7, 9, 12, 15) and y > y0:
                s.cylinder(m.ceramic("#efece2", 0.1), 0.0035, 0.0006, (0, y + 0.012, height + 0.0069))
        headstock(k, neck_wood if not acoustic else m.wood("mahogany"), (0, y1, height - 0.012), (-8, 0, 0), 6, 2 if acoustic else 1)
        bridge = 0.13 if acoustic else 0.075
        for i in range(6):
            x = -0.017 + i * 0.0068
            s.rod(m.metal("#d9c49a" if acoustic else "#c9cbcd", 0.2), (x * 1.5, bridge, height + 0.009), (x, y1, height + 0.009), 0.0006 + 0.00008 * (5 - i), seg=5)
    for x in (-1, 1):
        s.tube(stand, [(x * 0.13, -0.1, 0.2), (x * 0.13, 0.03, 0.17), (x * 0.03, 0.16, 0.3), (x * 0.16, 0.26, 0.0)], 0.009)
        s.tube(stand, [(x * 0.13, 0.0, 0.18), (x * 0.2, -0.16, 0.0)], 0.009, smooth=False)
    s.tube(stand, [(-0.13, 0.03, 0.17), (0.13, 0.03, 0.17)], 0.009, smooth=False)
    s.rod(stand, (0, 0.16, 0.28), (0, 0.21, 0.62), 0.009)
    k.say("acoustic guitar" if acoustic else f"{tone} electric guitar")


@kind("violin", [table_top, studio], [(-16, 48, 1, {"margin": 0.06}), (20, 42, 1, {"margin": 0.06}), (4, 60, 1), (-26, 36, 1.6)])
def violin(k):
    stain = k.pick("#8a4a20", "#7a3518", "#a86a30", "#5f2a14", "#9a5a2a", name="color")
    mat, dark = m.wood("maple", 0.2, 0.15, 0.8, stain), m.wood("ebony", 0.35)
    case_open = k.chance(0.55)
    with s.place((0, 0, 0.05 if case_open else 0.012), (0, 0, k.between(28, 48))):
        half = s.curve([(0, -0.178), (0.06, -0.17), (0.1, -0.12), (0.098, -0.06), (0.072, -0.045), (0.056, 0.0), (0.064, 0.05), (0.082, 0.066), (0.082, 0.12), (0.05, 0.168), (0, 0.175)], 6)
        outline = np.array(mirrored(half))
        rows = []
        for q, z in ((0.9, 0.0), (1.02, 0.002), (1.0, 0.005), (1.0, 0.031), (1.03, 0.034), (1.02, 0.037), (0.9, 0.04), (0.7, 0.047), (0.4, 0.051), (0.03, 0.052)):
            rows.append(np.stack([outline[:, 0] * q, outline[:, 1] * (1 - (1 - q) * 0.72), np.full(len(outline), z)], -1))
        s.grid(mat, rows, smooth=34, along=1)
        for x in (-1, 1):
            f = [(x * 0.032, -0.035, 0.0475), (x * 0.038, -0.028, 0.0465), (x * 0.034, -0.01, 0.048), (x * 0.027, 0.012, 0.0495), (x * 0.022, 0.03, 0.05), (x * 0.026, 0.036, 0.0495)]
            s.tube(m.plastic("#080605", 0.9), f, 0.0022, flat=1)
        s.plate(dark, [(-0.021, -0.03), (0.021, -0.03), (0.0125, 0.31), (-0.0125, 0.31)], 0.006, (0, 0, 0.056), (1.2, 0, 0), bevel=0.002, along=1)
        s.plate(mat, [(-0.014, 0.16), (0.014, 0.16), (0.0115, 0.31), (-0.0115, 0.31)], 0.018, (0, 0, 0.038), (1.5, 0, 0), bevel=0.006, along=1)
        s.plate(m.wood("maple"), [(-0.02, 0), (0.02, 0), (0.017, 0.026), (0, 0.033), (-0.017, 0.026)], 0.004, (0, -0.032, 0.05), (90, 0, 0), bevel=0.0008)
        s.plate(dark, [(-0.011, -0.172), (0.011, -0.172), (0.021, -0.075), (-0.021, -0.075)], 0.005, (0, 0, 0.058), (4, 0, 0), bevel=0.002)
        s.cushion(dark, (0.09, 0.065, 0.012), (-0.05, -0.145, 0.05), square=0.8)
        for i in range(4):
            x = -0.0165 + i * 0.011
            s.rod(m.metal("#c9cbcd", 0.2), (x * 1.05, -0.08, 0.067), (x, -0.034, 0.0835), 0.0006, seg=5)
            s.rod(m.metal("#c9cbcd", 0.2), (x, -0.034, 0.0835), (x * 0.45, 0.315, 0.069), 0.0006, seg=5)
        s.tube(mat, [(0, 0.31, 0.055), (0, 0.36, 0.05), (0, 0.395, 0.042), (0, 0.412, 0.052), (0, 0.402, 0.062), (0, 0.393, 0.056)], [0.0125, 0.0115, 0.01, 0.0085, 0.007, 0.004])
        for x in (-1, 1):
            s.cylinder(mat, 0.011, 0.012, (x * 0.007 - 0.006 * x, 0.4, 0.052), (0, 90 * x, 0))
        for i in range(4):
            side = 1 if i % 2 else -1
            y = 0.325 + i * 0.014
            s.rod(dark, (0, y, 0.055), (side * 0.03, y, 0.055), 0.0028)
            s.cushion(dark, (0.012, 0.016, 0.01), (side * 0.034, y, 0.05), square=0.9)
    with s.place((0.16, -0.03, 0.055 if case_open else 0.012), (0, 0, k.between(34, 52))):
        s.rod(m.wood("mahogany"), (0, -0.33, 0), (0, 0.36, 0.004), 0.0042, 0.003)
        s.rod(m.material("#efe6d0", 0.7), (0, -0.3, -0.008), (0, 0.35, -0.006), 0.003, seg=8)
        s.box(dark, (0.01, 0.045, 0.014), (0, -0.31, -0.01), 0.002)
        s.box(m.wood("mahogany"), (0.008, 0.02, 0.016), (0, 0.352, -0.01), 0.002)
    if case_open:
        velvet = m.fabric(k.pick("#5a1f2a", "#23314a", "#2f4a3f", "#8a7a5f"), "velvet", 0.0)
        shell = m.leather("#1c1b1b", 0.6)
        s.slab(shell, (0.9, 0.62, 0.05), 0.1, (0.02, 0, 0.0), bevel=0.01)
        s.slab(velvet, (0.86, 0.58, 0.006), 0.09, (0.02, 0, 0.048), bevel=0.003)
    k.say("violin with bow")


@kind("drum", [room, studio, garage], [(-22, 20, 1), (28, 26, 1), (4, 14, 1), (-14, 40, 1.5)])
def drum(k):
    shell = k.pick(m.wood("maple", 0.2, 0.1, 0.7), m.enamel("#8a1f1f"), m.enamel("#1f2a4a"), m.metal("#c9cbcd", 0.15), m.wood("walnut", 0.2, 0.1, 0.7), m.enamel("#e6e2d8"), m.enamel("#2a4a3f"))
    r, h = 0.178, k.pick(0.13, 0.15, 0.2)
    chrome = m.chrome()
    z = 0.48
    for i in range(3):
        a = i * 2.094 + 0.5
        s.rod(chrome, (0.26 * math.cos(a), 0.26 * math.sin(a), 0.012), (0, 0, 0.2), 0.009)
        s.ball(rubber(), 0.016, (0.26 * math.cos(a), 0.26 * math.sin(a), 0.014))
        s.tube(chrome, [(0, 0, z - 0.08), (r * 0.8 * math.cos(a + 0.5), r * 0.8 * math.sin(a + 0.5), z - 0.03), (r * 1.04 * math.cos(a + 0.5), r * 1.04 * math.sin(a + 0.5), z), (r * 1.03 * math.cos(a + 0.5), r * 1.03 * math.sin(a + 0.5), z + 0.03)], 0.008)
    s.rod(chrome, (0, 0, 0.14), (0, 0, z - 0.06), 0.013)
    with s.place((0, 0, z), (k.between(-9, -4), 0, 0)):
        s.cylinder(shell, r, h, bevel=0.002, seg=72)
        s.cylinder(m.plastic("#efece4", 0.6), r * 0.985, 0.003, (0, 0, h), seg=72)
        for zz in (0.004, h + 0.002):
            s.ring(chrome, r + 0.004, 0.006, (0, 0, zz), seg=72)
        for i in range(8 if k.chance(0.5) else 10):
            a = i * 6.283 / 8
            x, y = (r + 0.008) * math.cos(a), (r + 0.008) * math.sin(a)
            s.rod(chrome, (x, y, 0.0), (x, y, h + 0.012), 0.0035)
            s.cushion(chrome, (0.022, 0.022, 0.05), (x * 0.995, y * 0.995, h * 0.5 - 0.025), square=0.7)
        for t in (0.02, 0.06):
            s.rod(m.wood("birch"), (-0.2, -0.06 + t, h + 0.014), (0.17, 0.06 - t * 1.5, h + 0.016), 0.0072, 0.005)
    k.say("snare drum on a stand")


@kind("saxophone", [room, studio, room], [(-14, 6, 1, {"margin": 0.06}), (22, 8, 1, {"margin": 0.06}), (4, 4, 1), (-10, 8, 1.7)])
def saxophone(k):
    mat = k.pick(m.gold(), m.metal("#d9b26a", 0.16), m.metal("#d2d4d6", 0.14), m.metal("#a8743a", 0.25))
    key = k.pick(mat, m.metal("#d9dbdd", 0.12))
    stand = m.metal("#222325", 0.5)
    with s.place((0, 0, 0.08), (0, 0, 0)):
        body = [(-0.05, 0, 0.66), (-0.045, 0, 0.45), (-0.035, 0, 0.2), (-0.02, 0, 0.1), (0.03, 0, 0.055), (0.085, 0, 0.09), (0.105, 0, 0.18), (0.12, 0, 0.3), (0.15, 0, 0.4)]
        s.tube(mat, body, [0.016, 0.022, 0.031, 0.036, 0.04, 0.043, 0.047, 0.054, 0.075], seg=28, caps=False)
        with s.place((0.155, 0, 0.415), (0, 16, 0)):
            s.lathe(mat, [(0.068, -0.03), (0.085, 0.015), (0.092, 0.022), (0.088, 0.024), (0.062, -0.02), (0.04, -0.12), (0.0, -0.14)])
        neck = [(-0.05, 0, 0.65), (-0.052, 0, 0.7), (-0.075, 0, 0.735), (-0.13, 0, 0.735), (-0.18, 0, 0.715)]
        s.tube(mat, neck, [0.015, 0.014, 0.012, 0.01, 0.008], seg=20)
        s.tube(m.plastic("#141414", 0.25), [(-0.17, 0, 0.72), (-0.2, 0, 0.705), (-0.245, 0, 0.683)], [0.012, 0.013, 0.005])
        for i, z in enumerate((0.14, 0.2, 0.255, 0.31, 0.36, 0.41, 0.455, 0.5, 0.545, 0.59)):
            x = float(np.interp(z, [0.1, 0.2, 0.45, 0.66], [-0.02, -0.035, -0.045, -0.05]))
            r = float(np.interp(z, [0.1, 0.66], [0.034, 0.016]))
            with s.place((x, -r, z), (90, 0, 0)):
                s.cylinder(mat, 0.017 - i * 0.0006, 0.006, (0, 0, -0.002))
                s.cylinder(key, 0.0185 - i * 0.0007, 0.004, (0, 0, 0.007), bevel=0.0015)
                if i % 2 == 0:
                    s.cylinder(m.ceramic("#f0ece2", 0.1), 0.008, 0.002, (0, 0, 0.011))
        for x, z0, z1 in ((-0.075, 0.14, 0.62), (-0.012, 0.16, 0.5)):
            s.rod(key, (x, -0.02, z0), (x - 0.008, -0.014, z1), 0.0032)
        for z in (0.16, 0.24):
            with s.place((0.11, -0.048, z), (90, 0, 0)):
                s.cylinder(key, 0.03, 0.006, bevel=0.002)
                s.ring(key, 0.026, 0.003, (0, 0, 0.006))
        s.tube(key, [(-0.07, -0.03, 0.3), (-0.02, -0.055, 0.26), (0.07, -0.06, 0.2)], 0.004)
        s.ring(mat, 0.033, 0.005, (0.045, 0, 0.26), (90, 0, 0))
        s.rod(mat, (-0.03, 0, 0.26), (0.11, 0, 0.27), 0.005)
    for i in range(3):
        a = i * 2.094 + 0.3
        s.tube(stand, [(0.02, 0.02, 0.14), (0.02 + 0.2 * math.cos(a), 0.02 + 0.2 * math.sin(a), 0.02), (0.02 + 0.26 * math.cos(a), 0.02 + 0.26 * math.sin(a), 0.008)], 0.008, smooth=False)
    s.rod(stand, (0.02, 0.02, 0.12), (0.05, 0.06, 0.42), 0.009)
    s.tube(stand, [(0.2, 0.03, 0.47), (0.14, 0.085, 0.44), (0.05, 0.06, 0.42)], 0.009)
    k.say("saxophone on a stand")
