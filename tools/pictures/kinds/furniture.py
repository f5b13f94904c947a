import math

import numpy as np

import shapes as s
import surfaces as m
from case import kind
from settings import patio, room, studio, table_top

views = [(-34, 13, 1), (40, 18, 1), (6, 10, 1), (-24, 24, 1.9)]
cloths = {"green": "#5f6f65", "gray": "#7d8790", "tan": "#b59a7a", "rust": "#8c4f3f", "navy": "#3f5266", "beige": "#c9bda8", "charcoal": "#2f3a3a",
          "mustard": "#a07f45", "plum": "#6a5f74", "cream": "#d8d0c2"}


def upholstery(k, names=("plain", "boucle", "velvet", "twill")):
    if k.chance(0.25):
        k.cloth, color = k.pick(("brown leather", "#6b4128"), ("cognac leather", "#8a5a38"), ("black leather", "#2b2522"), ("tan leather", "#a8815a"))
        return m.leather(color, 0.45, 0.3)
    k.cloth = k.pick(*cloths, name="color")
    return m.fabric(cloths[k.cloth], k.pick(*names), k.between(0.02, 0.15))


@kind("chair", [room, room, room, studio, patio], views)
def chair(k):
    species = k.pick("oak", "walnut", "cherry", "white oak", "teak", "ebony", name="wood")
    w, d, h = k.between(0.42, 0.48), k.between(0.4, 0.46), k.between(0.43, 0.46)
    mat = m.wood(species, 0.4, k.between(0.05, 0.3))
    form = k.pick("slat", "spindle", "ladder", "shell", "panel", name="form")
    top = k.between(0.82, 0.95)
    lean = 0.09
    legs = k.pick("round", "square")
    if form == "shell":
        shell = m.plastic(k.pick("#e8e4da", "#c77b3f", "#3f5a5f", "#d9b648", "#2b2c2e", "#8f3f35"), 0.35)

        def seat(u, v):
            x = (u - 0.5) * (w + 0.02) * (1 - 0.18 * np.clip(v - 0.6, 0, 1))
            t = np.clip((v - 0.45) / 0.55, 0, 1)
            y = np.where(v < 0.45, -d / 2 + v / 0.45 * d, d / 2 + 0.12 * t**1.2)
            z = h - 0.03 * np.sin(np.clip(v / 0.45, 0, 1) * 3.14) - 0.04 * np.clip(0.12 - v, 0, 1) * 4 + (top - h) * t**1.35
            curl = (np.abs(u - 0.5) * 2) ** 2.6
            return np.stack([x, y - curl * 0.1 * t, z + curl * (0.075 * (1 - 0.6 * t))], -1)

        part = s.sheet(shell, seat, 40, 50)
        part.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
        for x in (-1, 1):
            for y in (-1, 1):
                s.rod(mat, (x * w * 0.26, y * d * 0.26, h - 0.02), (x * w * 0.48, y * d * 0.5, 0), 0.017, 0.011)
        for x in (-1, 1):
            s.rod(m.iron(), (x * w * 0.36, -d * 0.36, h * 0.5), (-x * w * 0.3, d * 0.3, h - 0.05), 0.005)
    else:
        for x in (-1, 1):
            if legs == "round":
                s.rod(mat, (x * w * 0.46, -d * 0.5, 0), (x * w * 0.42, -d * 0.42, h), 0.013, 0.02)
            else:
                s.bar(mat, (x * w * 0.46, -d * 0.47, 0), (x * w * 0.45, -d * 0.44, h), 0.03, taper=1.25)
            post = [(x * w * 0.46, d * 0.5, 0), (x * w * 0.44, d * 0.44, h), (x * w * 0.44, d * 0.44 + lean, top)]
            s.tube(mat, post, [0.014, 0.019, 0.014], seg=4 if legs == "square" else 14)
        seat = k.pick("pad", "wood", "woven", name="seat")
        if seat == "wood":
            s.slab(mat, (w, d, 0.028), 0.05, (0, 0, h), bevel=0.01)
        else:
            s.box(mat, (w * 0.94, d * 0.94, 0.05), (0, 0, h - 0.045), 0.006)
            cloth = upholstery(k) if seat == "pad" else m.fabric("#b99a68", "knit", 0.2, size=0.12)
            s.cushion(cloth, (w, d, 0.055 if seat == "pad" else 0.03), (0, 0, h), square=0.22, puff=0.3, lumps=0.003)
        if form == "slat":
            for t in (0.35, 0.62, 0.89):
                z = h + (top - h) * t
                y = d * 0.44 + lean * t
                s.tube(mat, [(-w * 0.44, y, z), (0, y + 0.03, z), (w * 0.44, y, z)], 0.028, flat=0.3, seg=16)
        elif form == "ladder":
            for t in np.linspace(0.25, 0.95, 5):
                z, y = h + (top - h) * t, d * 0.44 + lean * t
                s.rod(mat, (-w * 0.44, y, z), (w * 0.44, y, z), 0.011)
        elif form == "spindle":
            s.tube(mat, [(-w * 0.5, d * 0.42 + lean, top - 0.03), (0, d * 0.44 + lean + 0.05, top), (w * 0.5, d * 0.42 + lean, top - 0.03)], 0.03, flat=0.45)
            for x in np.linspace(-0.36, 0.36, 7):
                s.rod(mat, (x * w, d * 0.42, h + 0.01), (x * w * 1.05, d * 0.44 + lean + 0.04 * (1 - (x / 0.4) ** 2), top - 0.02), 0.007)
        else:
            cloth = upholstery(k)
            with s.place((0, d * 0.44 + lean * 0.55, h + 0.1), (-lean / (top - h) * 50, 0, 0)):
                s.cushion(cloth, (w * 0.9, 0.06, top - h - 0.1), square=0.2, puff=0.05, lumps=0.002)
        if k.chance(0.6):
            for x in (-1, 1):
                s.rod(mat, (x * w * 0.45, -d * 0.46, h * 0.4), (x * w * 0.455, d * 0.47, h * 0.4), 0.009)
            s.rod(mat, (-w * 0.45, 0, h * 0.4), (w * 0.45, 0, h * 0.4), 0.009)
    k.say(f"{species} chair")


def legs(k, w, d, h, style=None, mat=None):
    mat = mat or k.pick(m.wood("oak"), m.wood("walnut"), m.wood("ebony"), m.iron())
    for x in (-1, 1):
        for y in (-1, 1):
            if (style or "taper") == "taper":
                s.rod(mat, (x * (w / 2 + 0.01), y * (d / 2 + 0.01), 0), (x * (w / 2 - 0.03), y * (d / 2 - 0.03), h), 0.013, 0.024)
            elif style == "block":
                s.box(mat, (0.055, 0.055, h), (x * w / 2, y * d / 2, 0), 0.004)
            else:
                s.bar(mat, (x * w / 2, y * d / 2, 0), (x * w / 2, y * d / 2, h), 0.022)


@kind("sofa", [room], [(-24, 11, 1), (30, 14, 1), (2, 9, 1), (-38, 20, 1.8)])
def sofa(k):
    cloth = upholstery(k)
    seats = k.pick(2, 2, 3)
    sw, d, arm = k.between(0.66, 0.78), k.between(0.84, 0.95), k.pick(0.1, 0.16, 0.22)
    w, foot, back_h = seats * sw, k.pick(0.06, 0.13, 0.17), k.between(0.76, 0.88)
    form = k.pick("track", "roll", "mid", "soft", name="form")
    legs(k, w + arm * 1.4, d * 0.8, foot, k.pick("taper", "block", "bar"))
    base = 0.16
    s.box(cloth, (w + 2 * arm * 0.96, d * 0.96, base), (0, 0, foot), 0.03, soft=4)
    z = foot + base
    arm_h = {"track": 0.6, "roll": 0.6, "mid": 0.56, "soft": 0.54}[form]
    for x in (-1, 1):
        if form == "roll":
            s.box(cloth, (arm * 0.8, d, arm_h - foot - 0.05), (x * (w / 2 + arm / 2), 0, foot), 0.03, soft=4)
            s.cylinder(cloth, max(0.1, arm * 0.62), d * 1.01, (x * (w / 2 + arm / 2 + 0.02), d / 2, arm_h - 0.02), (90, 0, 0), 0.02)
        elif form == "soft":
            s.cushion(cloth, (arm * 1.25, d, arm_h - foot), (x * (w / 2 + arm / 2), 0, foot), square=0.35, puff=0.08)
        else:
            s.box(cloth, (arm, d, arm_h - foot), (x * (w / 2 + arm / 2), 0, foot), 0.022 if form == "track" else 0.045, soft=4)
    s.box(cloth, (w, 0.2, back_h - foot - 0.08), (0, d / 2 - 0.12, foot), 0.05, (-7, 0, 0), soft=4)
    for i in range(seats):
        x = (i - (seats - 1) / 2) * sw
        s.cushion(cloth, (sw * 0.995, d - 0.2, 0.19), (x, -0.09, z - 0.02), (0, 0, k.between(-0.6, 0.6)), square=0.16, puff=0.16, lumps=0.006)
        with s.place((x, d / 2 - 0.25, z + 0.12), (-13, 0, k.between(-1, 1))):
            s.cushion(cloth, (sw * 0.98, 0.2, back_h - z - 0.04), square=0.3, puff=0.1, lumps=0.012)
    for i in range(k.pick(0, 1, 2, 3)):
        pillow = m.fabric(k.pick("#c98f5f", "#d9d2c4", "#3f4f5a", "#a6553f", "#8f9b7a", "#e2c87a"), k.pick("knit", "plain", "twill"), 0.02, k.pick(None, "#efe8da"))
        x = (-1 if i % 2 == 0 else 1) * (w / 2 - 0.22 - 0.16 * (i // 2))
        with s.place((x, d / 2 - 0.45, z + 0.16), (-24, k.between(-12, 12), -x * 14)):
            s.cushion(pillow, (0.42, 0.15, 0.42), square=0.55, puff=0.0, pinch=0.1)
    if k.chance(0.25):
        throw = m.fabric(k.pick("#d8c9ae", "#7a8c8f", "#b5654a"), "knit", 0.02)
        x0 = (w / 2 + arm / 2) * k.pick(-1, 1)

        def drape(u, v):
            t = (v - 0.4) * 1.1
            over = np.abs(t) - arm / 2 - 0.015
            x = np.where(over < 0, t, np.sign(t) * (arm / 2 + 0.017))
            zz = np.where(over < 0, arm_h + 0.012, arm_h - np.clip(over, 0, 0.3))
            return np.stack([x0 + x + 0.006 * np.sin(u * 40), (u - 0.5) * 0.5 - 0.1 + 0.02 * np.sin(v * 9), zz], -1)

        s.sheet(throw, drape, 60, 90)
    k.say(f"{k.cloth} sofa")


@kind("armchair", [room, room, studio], views)
def armchair(k):
    cloth = upholstery(k)
    w, d, back = k.between(0.62, 0.72), k.between(0.62, 0.72), k.between(0.78, 1.02)
    form = k.pick("wing", "wood", "barrel", "club", name="form")
    species = k.pick("oak", "walnut", "teak", "cherry", name="wood")
    mat = m.wood(species)
    if form == "wood":
        for x in (-1, 1):
            p = x * (w / 2 + 0.03)
            s.tube(mat, [(p, -d * 0.5, 0), (p, -d * 0.46, 0.3), (p, -d * 0.42, 0.58)], [0.014, 0.02, 0.017])
            s.tube(mat, [(p, d * 0.62, 0), (p, d * 0.42, 0.3), (p, d * 0.36, 0.56)], [0.014, 0.02, 0.017])
            s.tube(mat, [(p, -d * 0.52, 0.585), (p, -d * 0.2, 0.6), (p, d * 0.2, 0.59), (p, d * 0.42, 0.56)], [0.025, 0.034, 0.028, 0.016], flat=0.5)
            s.tube(mat, [(p, -d * 0.45, 0.3), (p, d * 0.44, 0.25)], 0.018)
            s.tube(mat, [(p, d * 0.36, 0.3), (p, d * 0.55, back * 0.95)], 0.018)
        for t in np.linspace(0.35, 0.92, 4):
            y, z = d * (0.36 + 0.2 * t), 0.25 + (back - 0.3) * t
            s.rod(mat, (-w / 2 - 0.03, y, z), (w / 2 + 0.03, y, z), 0.012)
        with s.place((0, -0.02, 0.31), (-5, 0, 0)):
            s.cushion(cloth, (w, d, 0.14), square=0.2, puff=0.15)
        with s.place((0, d * 0.34, 0.42), (-17, 0, 0)):
            s.cushion(cloth, (w, 0.15, back - 0.42), square=0.25, puff=0.1)
    elif form == "barrel":
        legs(k, w * 0.75, d * 0.75, 0.16, "taper", mat)

        def wall(u, v):
            a = (u - 0.5) * 4.3
            r = w * 0.5 + 0.07 * np.sin(v * 6.283 - 1.57) * 0.9
            top = 0.6 + (back - 0.62) * np.cos(np.clip(a * 0.62, -1.57, 1.57)) ** 0.8
            z = 0.16 + (top - 0.16) * np.clip(0.5 - 0.62 * np.cos(v * 6.283), 0, 1)
            return np.stack([r * np.sin(a) * 1.12, r * np.cos(a) * 1.05, z], -1)

        s.sheet(cloth, wall, 60, 40)
        s.cushion(cloth, (w * 0.9, d * 0.9, 0.27), (0, 0, 0.15), square=0.5, puff=0.1)
        s.cushion(cloth, (w * 0.86, d * 0.9, 0.15), (0, -0.05, 0.37), square=0.45, puff=0.2)
    else:
        legs(k, w * 0.9, d * 0.85, 0.15, k.pick("taper", "block"), mat)
        s.box(cloth, (w + 0.24, d * 0.98, 0.18), (0, 0, 0.14), 0.03, soft=4)
        arm_h = 0.6 if form == "wing" else 0.64
        for x in (-1, 1):
            s.cushion(cloth, (0.17, d * 1.02, arm_h - 0.14), (x * (w / 2 + 0.06), 0, 0.14), square=0.25 if form == "wing" else 0.42, puff=0.06)
            if form == "wing":
                with s.place((x * (w / 2 + 0.02), d * 0.22, arm_h - 0.06), (-8, 0, x * 8)):
                    s.cushion(cloth, (0.1, d * 0.46, back - arm_h + 0.12), square=0.5, puff=0.05)
        s.cushion(cloth, (w, d * 0.86, 0.18), (0, -0.08, 0.3), square=0.18, puff=0.18)
        with s.place((0, d * 0.36, 0.3), (-10, 0, 0)):
            s.cushion(cloth, (w * 1.02, 0.2, back - 0.3 if form == "wing" else 0.52), square=0.3, puff=0.08)
    k.say(f"{k.cloth} armchair")


@kind("table", [room, room, room, patio], [(-32, 22, 1), (28, 16, 1), (4, 14, 1), (-40, 30, 1.8)])
def table(k):
    species = k.pick("oak", "walnut", "pine", "teak", "white oak", name="wood")
    mat = m.planks(species, 0.16, 0.38, k.between(0.1, 0.4), 0.004, 2.2)
    frame_mat = m.wood(species)
    form = k.pick("farm", "round", "trestle", "mid", "metal", name="form")
    w, d, h = k.between(1.3, 2.0), k.between(0.8, 0.95), 0.74
    if form == "round":
        r = k.between(0.5, 0.65)
        s.cylinder(k.pick(mat, m.marble(), mat), r, 0.03, (0, 0, h - 0.03), bevel=0.01, seg=72)
        if k.chance(0.5):
            s.lathe(frame_mat, [(0.3, 0), (0.3, 0.02), (0.06, 0.06), (0.045, 0.3), (0.05, 0.6), (0.16, h - 0.03)], smooth=True)
        else:
            legs(k, r * 1.2, r * 1.2, h - 0.03, "taper", frame_mat)
    else:
        s.box(mat, (w, d, 0.035), (0, 0, h - 0.035), 0.006 if form != "mid" else 0.014)
        if form == "farm":
            s.box(frame_mat, (w - 0.2, d - 0.2, 0.1), (0, 0, h - 0.135), 0.004)
            for x in (-1, 1):
                for y in (-1, 1):
                    at = (x * (w / 2 - 0.09), y * (d / 2 - 0.09), 0)
                    s.lathe(frame_mat, [(0.02, 0), (0.03, 0.06), (0.026, 0.14), (0.043, 0.34), (0.03, 0.5), (0.04, 0.53), (0.04, 0.55)], at, smooth=True)
                    s.box(frame_mat, (0.085, 0.085, h - 0.58), (at[0], at[1], 0.55), 0.004)
        elif form == "trestle":
            for x in (-1, 1):
                p = x * (w / 2 - 0.32)
                s.box(frame_mat, (0.09, d * 0.78, 0.07), (p, 0, 0), 0.01)
                s.box(frame_mat, (0.09, d * 0.78, 0.06), (p, 0, h - 0.095), 0.01)
                s.box(frame_mat, (0.07, 0.2, h - 0.13), (p, 0, 0.06), 0.01)
            s.box(frame_mat, (w - 0.6, 0.04, 0.12), (0, 0, 0.28), 0.006)
        elif form == "mid":
            s.box(frame_mat, (w - 0.24, d - 0.2, 0.07), (0, 0, h - 0.105), 0.004)
            legs(k, w - 0.26, d - 0.22, h - 0.035, "taper", frame_mat)
        else:
            for x in (-1, 1):
                p = x * (w / 2 - 0.22)
                s.tube(m.iron(), [(p, -d * 0.4, 0.012), (p, -d * 0.4, h - 0.05), (p, d * 0.4, h - 0.05), (p, d * 0.4, 0.012)], 0.024, closed=True, smooth=False, seg=4)
    k.focus = list(s.made)
    top = h
    choice = k.pick("none", "vase", "bowl", "set")
    if choice == "vase":
        with s.place((k.between(-0.1, 0.1), 0, top)):
            s.lathe(m.ceramic(k.pick("#e9e4d8", "#6f8a8f", "#b4623e")), [(0.04, 0), (0.075, 0.06), (0.07, 0.14), (0.035, 0.2), (0.042, 0.22)], smooth=True)
    elif choice == "bowl":
        s.lathe(m.ceramic("#e4ded0", 0.25, 0.2), [(0, 0.012), (0.05, 0), (0.06, 0), (0.16, 0.085), (0.155, 0.088), (0.05, 0.016), (0, 0.016)], (0.05, 0.02, top))
        for i in range(5):
            s.ball(m.material(k.pick("#c7572e", "#d9a23a", "#a8b04a"), 0.4), 0.036, (0.05 + 0.06 * math.cos(i * 1.3), 0.02 + 0.06 * math.sin(i * 1.3), top + 0.06))
    k.say(f"{'round ' if form == 'round' else ''}{species} dining table")


def drawer(k, mat, w, h, at, pull, knob):
    x, y, z = at
    s.box(mat, (w, 0.02, h), (x, y, z), 0.003)
    if pull == "knob":
        for dx in (-w * 0.25, w * 0.25) if w > 0.5 else (0,):
            s.lathe(knob, [(0.006, 0), (0.006, 0.014), (0.016, 0.02), (0.016, 0.028), (0, 0.03)], (x + dx, y - 0.01, z + h / 2), (90, 0, 0), seg=20)
    elif pull == "bar":
        s.rod(knob, (x - 0.07, y - 0.035, z + h / 2), (x + 0.07, y - 0.035, z + h / 2), 0.005)
        for dx in (-0.055, 0.055):
            s.rod(knob, (x + dx, y - 0.01, z + h / 2), (x + dx, y - 0.035, z + h / 2), 0.004)
    elif pull == "cup":
        s.lathe(knob, [(0.045, 0), (0.045, 0.004), (0.036, 0.018), (0, 0.024)], (x, y - 0.01, z + h * 0.55), (90, 0, 0), seg=24, squash=0.5)
    else:
        s.box(m.plastic("#1a1816", 0.8), (w * 0.96, 0.004, 0.012), (x, y - 0.009, z + h - 0.014), 0)


def case_mat(k):
    if k.chance(0.3):
        return m.paint(k.pick("#efece4", "#3f5263", "#7c8f86", "#2f3338", "#c9b79c", "#a9b8bd"), 0.45, 0.25), "painted"
    species = k.pick("oak", "walnut", "teak", "cherry", "pine", "white oak", "mahogany", name="wood")
    return m.wood(species, 0.4, k.between(0.05, 0.3)), species


@kind("dresser", [room], [(-28, 14, 1), (34, 18, 1), (3, 9, 1), (-20, 22, 1.9)])
def dresser(k):
    mat, name = case_mat(k)
    form = k.pick("low", "tall", "sideboard", "night", name="form")
    w, d, h, rows, columns = {"low": (1.35, 0.46, 0.8, 3, 2), "tall": (0.82, 0.46, 1.2, 5, 1), "sideboard": (1.6, 0.42, 0.72, 2, 3), "night": (0.5, 0.4, 0.58, 2, 1)}[form]
    foot = k.pick(0.06, 0.14, 0.2)
    knob, pull = k.pick(m.brass(), m.steel(), m.iron(), m.wood("walnut")), k.pick("knob", "bar", "cup", "slot")
    if foot > 0.1:
        legs(k, w - 0.1, d - 0.1, foot, k.pick("taper", "block", "bar"), mat if k.chance(0.6) else None)
    else:
        s.box(mat, (w - 0.06, d - 0.05, foot), (0, 0.02, 0), 0.002)
    s.box(mat, (w, d, h - foot - 0.025), (0, 0, foot), 0.005)
    s.box(mat, (w + 0.03, d + 0.03, 0.026), (0, 0, h - 0.026), 0.008)
    s.box(m.plastic("#15120f", 0.9), (w - 0.03, 0.01, h - foot - 0.055), (0, -d / 2, foot + 0.015), 0)
    cw, rh = (w - 0.04) / columns, (h - foot - 0.065) / rows
    for i in range(columns):
        for j in range(rows):
            drawer(k, mat, cw - 0.01, rh - 0.008, (-w / 2 + 0.02 + cw * (i + 0.5), -d / 2 - 0.008, foot + 0.02 + rh * j), pull, knob)
    for i in range(k.pick(0, 1, 2, 3)):
        x = (i - 1) * w * 0.28 + k.between(-0.05, 0.05)
        with s.place((x, k.between(-0.03, 0.06), h)):
            small_thing(k)
    k.say(f"{name} dresser")


def small_thing(k):
    choice = k.pick("books", "vase", "lamp", "box", "bowl", "plant")
    if choice == "books":
        z = 0
        for _ in range(3):
            t = k.between(0.02, 0.04)
            book(k, (k.between(0.15, 0.18), k.between(0.21, 0.25), t), (0, 0, z), 90 + k.between(-14, 14))
            z += t
    elif choice == "vase":
        s.lathe(m.ceramic(k.pick("#e9e4d8", "#6f8a8f", "#b4623e", "#3f4a4f")), [(0.035, 0), (0.06, 0.08), (0.045, 0.16), (0.02, 0.22), (0.025, 0.25)], smooth=True)
    elif choice == "lamp":
        table_lamp(k, 0.42)
    elif choice == "box":
        s.box(m.wood("walnut"), (0.2, 0.13, 0.08), (0, 0, 0), 0.006)
    elif choice == "plant":
        from settings import pot_plant

        pot_plant(k, 0.38)
    else:
        s.lathe(m.ceramic("#d9cfbd", 0.3, 0.2), [(0.03, 0), (0.05, 0.004), (0.1, 0.05), (0.095, 0.05), (0.04, 0.01)])


def book(k, size, at=(0, 0, 0), turn=0, standing=False):
    """Lies with its spine to the front; standing, it shows its spine."""
    w, d, t = size
    cover = m.paint(k.pick("#7a2f2a", "#2f4a5f", "#c9b48a", "#3f5a45", "#d8d2c4", "#a8622f", "#1f2326", "#8f8aa0", "#b8904a", "#5f3a4a"), 0.55, 0.2)
    rot = (0, -90, turn) if standing else (0, 0, turn)
    with s.place(at, rot):
        s.box(m.paint("#ece5d4", 0.85, 0.2), (w - 0.008, d - 0.008, t - 0.005), (0.002, 0.002, 0.0025), 0)
        for z in (0, t - 0.0025):
            s.box(cover, (w, d, 0.0025), (0, 0, z), 0.0008)
        s.box(cover, (0.003, d, t), (-w / 2, 0, 0), 0.001)
        s.box(m.paint(k.pick("#d9c07a", "#f0ece2", "#1d1d1f"), 0.4), (0.001, d * 0.6, t * 0.35), (-w / 2 - 0.0014, 0, t * 0.33), 0)


def shelf_of_books(k, width, height, at):
    x, y, z = at
    end = x + width
    while x < end - 0.05:
        t, h = k.between(0.016, 0.045), k.between(0.62, 0.95) * height
        cover = m.paint(k.pick("#7a2f2a", "#2f4a5f", "#c9b48a", "#3f5a45", "#d8d2c4", "#a8622f", "#23282b", "#8f8aa0", "#b8904a", "#5f3a4a", "#e6e1d6", "#4f6f7f"), 0.5, 0.2)
        lean = 0
        if k.chance(0.05):
            x += t
            lean = -9
        s.box(cover, (t - 0.001, 0.16, h), (x + t / 2, y + k.between(0, 0.02), z), 0.002, (0, lean, 0))
        if k.chance(0.6):
            s.box(m.paint(k.pick("#d9c07a", "#f0ece2", "#1d1d1f", "#b5402f"), 0.4), (t * 0.7, 0.002, h * k.between(0.1, 0.4)), (x + t / 2, y - 0.081, z + h * 0.45), 0)
        x += t
        if k.chance(0.06):
            x += k.between(0.05, 0.2)


@kind("bookshelf", [room], [(-26, 10, 1), (32, 12, 1), (3, 6, 1), (-20, 12, 1.9)])
def bookshelf(k):
    mat, name = case_mat(k)
    form = k.pick("tall", "wide", "ladder", "cube", name="form")
    w, h, shelves = {"tall": (0.8, 1.9, 5), "wide": (1.3, 1.2, 3), "ladder": (0.75, 1.8, 5), "cube": (1.16, 1.16, 3)}[form]
    d, t = 0.3, 0.024
    if form == "ladder":
        metal_mat = m.iron()
        for x in (-1, 1):
            for y in (-1, 1):
                s.box(metal_mat, (0.022, 0.022, h), (x * w / 2, y * (d / 2 - 0.02), 0), 0.002)
            for z in (0.2, h - 0.03):
                s.box(metal_mat, (0.02, d - 0.05, 0.02), (x * w / 2, 0, z), 0.002)
    else:
        for x in (-1, 1):
            s.box(mat, (t, d, h), (x * (w / 2 - t / 2), 0, 0), 0.003)
        s.box(mat, (w, d, t), (0, 0, h - t), 0.003)
        s.box(mat, (w - 0.01, 0.006, h), (0, d / 2 - 0.004, 0), 0)
    step = (h - 0.08) / shelves
    for j in range(shelves):
        z = 0.07 + j * step
        s.box(mat, (w - 0.01, d - 0.01, t), (0, 0, z), 0.002)
        columns = 3 if form == "cube" else 1
        cw = (w - 2 * t) / columns
        for i in range(columns):
            if i:
                s.box(mat, (t, d - 0.01, step), (-w / 2 + t + cw * i, 0, z), 0.002)
            x = -w / 2 + t + cw * i + 0.01
            fill = k.pick("books", "books", "half", "things", "empty")
            if fill in ("books", "half"):
                shelf_of_books(k, (cw - 0.04) * (1 if fill == "books" else 0.55), step - t - 0.03, (x, 0.03, z + t))
            if fill in ("half", "things"):
                with s.place((x + cw * (0.78 if fill == "half" else 0.4), 0, z + t), scale=min(1, (step - t) / 0.34)):
                    small_thing(k)
    k.say(f"{name} bookshelf")


@kind("desk", [room], [(-30, 17, 1), (30, 15, 1), (4, 10, 1), (-36, 28, 1.8)])
def desk(k):
    mat, name = case_mat(k)
    w, d, h = k.between(1.15, 1.5), k.between(0.6, 0.7), 0.74
    form = k.pick("drawers", "legs", "stand", name="form")
    s.box(mat, (w, d, 0.028), (0, 0, h - 0.028), 0.005)
    knob, pull = k.pick(m.brass(), m.steel(), m.iron()), k.pick("knob", "bar", "slot")
    if form == "drawers":
        for side in k.pick((-1,), (1,), (-1, 1)):
            x = side * (w / 2 - 0.22)
            s.box(mat, (0.4, d - 0.06, h - 0.09), (x, 0, 0.06), 0.003)
            for j in range(3):
                drawer(k, mat, 0.38, 0.2, (x, -d / 2 + 0.02, 0.075 + j * 0.205), pull, knob)
        legs(k, w - 0.1, d - 0.1, h - 0.03, "bar", mat)
    elif form == "legs":
        s.box(mat, (w - 0.14, d - 0.1, 0.11), (0, 0, h - 0.138), 0.003)
        for x in (-0.25, 0.25):
            drawer(k, mat, w * 0.4, 0.09, (x * w, -d / 2 + 0.045, h - 0.128), pull, knob)
        legs(k, w - 0.15, d - 0.13, h - 0.03, "taper", mat)
    else:
        for x in (-1, 1):
            s.box(m.plastic("#26282a", 0.5), (0.07, d * 0.92, 0.03), (x * (w / 2 - 0.2), 0, 0), 0.006)
            s.box(m.plastic("#26282a", 0.5), (0.08, 0.05, h - 0.04), (x * (w / 2 - 0.2), 0.05, 0.02), 0.004)
        s.box(m.plastic("#26282a", 0.5), (w - 0.4, 0.04, 0.05), (0, 0.05, h - 0.09), 0.004)
    if k.chance(0.7):
        with s.place((w * 0.33 * k.pick(-1, 1), 0.08, h)):
            table_lamp(k, 0.45)
    if k.chance(0.6):
        with s.place((-0.05, 0.0, h)):
            book(k, (0.2, 0.27, 0.02), turn=k.between(60, 110))
    k.say(f"{name} desk")


def open_shade(k, r1, r2, h, z):
    color = k.pick("#efe6d2", "#e2d3b5", "#f3efe6", "#b9c0b0", "#3c4648")
    mat = m.material(m.linear(color)[None, None, :] * (0.9 + 0.1 * m.noise(128, 1.0)[..., None]), 0.9, glow=k.pick(0.0, 0.5, 0.8) if color != "#3c4648" else 0.0, tile=0.2)
    a = np.arange(56) / 56 * 2 * math.pi
    rows = [np.stack([r * np.cos(a), r * np.sin(a), np.full(56, y)], -1) for r, y in ((r1, z), (r2, z + h), (r2 - 0.003, z + h), (r1 - 0.003, z), (r1, z))]
    s.grid(mat, rows, caps=False)


def table_lamp(k, h):
    base = k.pick(m.ceramic(k.pick("#e9e4d8", "#6f8a8f", "#2f4a5f", "#b4623e")), m.brass(), m.wood("walnut"), m.ceramic("#d8d3c8", 0.3, 0.3))
    form = k.pick("gourd", "stick", "ball")
    profile = {"gourd": [(0.2, 0), (0.21, 0.02), (0.3, 0.16), (0.2, 0.34), (0.07, 0.5), (0.05, 0.56)], "stick": [(0.26, 0), (0.26, 0.03), (0.06, 0.06), (0.04, 0.3), (0.04, 0.56)], "ball": [(0.15, 0), (0.15, 0.02), (0.28, 0.14), (0.3, 0.24), (0.22, 0.4), (0.06, 0.48), (0.05, 0.56)]}[form]
    s.lathe(base, [(r * h * 0.8, z * h) for r, z in profile], smooth=True)
    s.rod(m.brass(), (0, 0, h * 0.55), (0, 0, h * 0.72), 0.006)
    open_shade(k, h * 0.36, h * k.pick(0.36, 0.24, 0.2), h * 0.4, h * 0.6)


@kind("lamp", [room, room, studio, table_top], [(-20, 6, 1), (30, 8, 1), (5, 3, 1), (-15, 2, 1.9)])
def lamp(k):
    form = k.pick("table", "arc", "tripod", "pharmacy", "table", name="form")
    mat = k.pick(m.brass(), m.iron(), m.chrome(), m.paint("#e9e6df", 0.3))
    if form == "table":
        with s.place((0, 0, 0), scale=1.1):
            table_lamp(k, 0.55)
    elif form == "arc":
        s.cylinder(m.marble(), 0.16, 0.04, bevel=0.008)
        s.tube(mat, [(0, 0, 0.04), (0, 0, 1.0), (0.1, 0, 1.55), (0.45, 0, 1.85), (0.85, 0, 1.7)], 0.009)
        with s.place((0.85, 0, 0)):
            a = m.paint(k.pick("#e9e6df", "#2b2d30", "#b58a4a"), 0.35)
            s.lathe(a, [(0.19, 1.48), (0.17, 1.58), (0.1, 1.66), (0.02, 1.7), (0.0, 1.7)], smooth=True)
            s.ball(m.material("#fff2d8", 0.5, glow=4), 0.045, (0, 0, 1.53))
    elif form == "tripod":
        wood_mat = m.wood(k.pick("oak", "walnut", "teak"))
        for i in range(3):
            a = i * 2.094 + 0.4
            s.rod(wood_mat, (0.3 * math.cos(a), 0.3 * math.sin(a), 0), (0.03 * math.cos(a), 0.03 * math.sin(a), 1.12), 0.013, 0.016)
        s.cylinder(m.brass(), 0.05, 0.05, (0, 0, 1.09))
        open_shade(k, 0.25, 0.2, 0.32, 1.16)
    else:
        s.cylinder(mat, 0.13, 0.022, bevel=0.006)
        s.rod(mat, (0, 0, 0.02), (0, 0, 1.2), 0.009)
        s.tube(mat, [(0, 0, 1.15), (0, -0.02, 1.3), (0.05, -0.12, 1.36), (0.12, -0.22, 1.33)], 0.007)
        with s.place((0.14, -0.25, 1.27), (25, 18, 0)):
            s.lathe(mat, [(0.085, 0), (0.075, 0.05), (0.035, 0.11), (0, 0.12)], smooth=True)
            s.ball(m.material("#fff2d8", 0.5, glow=4), 0.025, (0, 0, 0.03))
    k.say("table lamp" if form == "table" else "floor lamp")


def make_bed(k, w=1.55, length=2.05, spread=None, frame_mat=None):
    """A made bed with its head at +y."""
    mat = frame_mat or k.pick(m.wood("oak"), m.wood("walnut"), m.paint("#efece4", 0.45), upholstery(k), m.wood("cherry"))
    form = k.pick("panel", "slat", "tuft", "metal", name="form")
    base = 0.3
    head = k.between(0.95, 1.2)
    if form == "metal":
        iron_mat = m.iron() if k.chance(0.6) else m.paint("#efece4", 0.35)
        for y, top in ((length / 2 + 0.03, head + 0.1), (-length / 2 - 0.03, 0.7)):
            s.tube(iron_mat, [(-w / 2, y, 0), (-w / 2, y, top - 0.15), (-w * 0.3, y, top), (w * 0.3, y, top), (w / 2, y, top - 0.15), (w / 2, y, 0)], 0.016)
            for x in np.linspace(-0.38, 0.38, 7):
                s.rod(iron_mat, (x * w, y, 0.3), (x * w, y, top - 0.03 - 0.1 * max(0, abs(x) * 2 - 0.5)), 0.007)
            s.rod(iron_mat, (-w / 2, y, 0.32), (w / 2, y, 0.32), 0.012)
    elif form == "slat":
        for x in (-1, 1):
            s.box(mat, (0.07, 0.06, head), (x * (w / 2 + 0.01), length / 2 + 0.04, 0), 0.005)
        for z in np.linspace(0.45, head - 0.12, 4):
            s.box(mat, (w, 0.03, 0.09), (0, length / 2 + 0.04, z), 0.004)
    elif form == "tuft":
        for i in range(4):
            s.cushion(mat, (w / 4 + 0.02, 0.12, head - 0.1), ((i - 1.5) * (w / 4 + 0.01), length / 2 + 0.06, 0.1), square=0.25, puff=0.03)
    else:
        s.box(mat, (w + 0.1, 0.05, head), (0, length / 2 + 0.04, 0), 0.01)
    s.box(mat if form != "metal" else m.fabric("#d9d4ca"), (w - 0.05, length, 0.14), (0, 0, base - 0.14), 0.015)
    for x in (-1, 1):
        s.box(m.wood("ebony"), (0.06, 0.06, base - 0.13), (x * (w / 2 - 0.05), -length / 2 + 0.06, 0), 0.004)
    s.cushion(m.fabric("#ece8e0", "plain", 0.02), (w, length, 0.24), (0, 0, base), square=0.08, puff=0.02)
    cover = m.fabric(spread or k.pick("#e9e5dc", "#8f9ba3", "#c9b8a2", "#5f7378", "#d6cfc3", "#b5795a", "#6f7d68", "#f0ede6"), k.pick("plain", "twill", "knit"), 0.03, k.pick(None, None, "#f0ece4"), size=0.4)
    rng = np.random.default_rng(k.seed)
    waves = [(rng.normal(0, 6, 2), rng.uniform(0, 6.28)) for _ in range(12)]
    top, edge = base + 0.25, w / 2 + 0.025

    def spread_shape(u, v):
        t = (u - 0.5) * (w + 0.75)
        y = -length / 2 - 0.02 + v * length * 0.72
        over = np.maximum(np.abs(t) - edge, 0)
        field = sum(np.sin(t * a[0] + y * a[1] + p) for a, p in waves) / 6
        x = np.clip(t, -edge, edge) + np.sign(t) * (0.03 * np.sin(y * 11 + 1) * over * 2 + 0.02 * np.minimum(over * 8, 1))
        z = top + 0.03 + field * 0.014 - over - 0.05 * np.clip(1 - v * 25, 0, 1) ** 2
        return np.stack([x, y, np.maximum(z, 0.12)], -1)

    s.sheet(cover, spread_shape, 150, 150)
    s.box(cover, (w + 0.05, 0.05, 0.4), (0, -length / 2 - 0.012, 0.14), 0.02)
    s.cushion(m.fabric("#f3f0ea", "plain", 0.0), (w + 0.07, 0.3, 0.07), (0, length * 0.22, top), square=0.2, puff=0.1)
    for i, x in enumerate((-1, 1)):
        for j in range(2):
            pillow = m.fabric("#f1eee8" if j == 0 else k.pick("#c98f5f", "#d9d2c4", "#8f9b8f", "#3f4f5a", "#e6dccb"), "plain", 0.0)
            with s.place((x * w * 0.25 + k.between(-0.02, 0.02), length / 2 - 0.14 - j * 0.16, top + 0.0), (-22 - j * 8, k.between(-3, 3), 0)):
                s.cushion(pillow, (w * 0.44 - j * 0.08, 0.2, 0.42 - j * 0.06), square=0.5, puff=0.0, pinch=0.08)


@kind("bed", [room], [(-36, 22, 1), (34, 24, 1), (4, 16, 1), (-50, 20, 1.7)])
def bed(k):
    make_bed(k, k.pick(1.0, 1.4, 1.55, 1.8))
    k.say("bed")


@kind("rug", [room], [(-24, 34, 1, {"margin": 0.05}), (32, 40, 1, {"margin": 0.05}), (5, 52, 1), (-20, 28, 2.2)])
def rug(k):
    n = 384
    colors = k.pick(("#8f3b2f", "#e2d3b5", "#2f4358"), ("#ded6c6", "#4a4743", "#b9a98f"), ("#3f5a6f", "#d9cdb8", "#a8653f"), ("#6f7d68", "#e9e2d2", "#b98a5a"), ("#a9503a", "#e9d9bd", "#4a5a4a"), name="colors")
    form = k.pick("medallion", "stripe", "diamond", "border", "plain", name="form")
    y, x = np.mgrid[-1 : 1 : n * 1j, -1.5 : 1.5 : n * 1j]
    a, b = np.abs(x), np.abs(y)
    field = np.zeros((n, n), int)
    if form == "medallion":
        r = a / 1.5 + b
        field = np.where(np.floor(r * 9) % 3 == 0, 1, np.where(np.floor(r * 9) % 3 == 1, 0, 2))
        field = np.where((np.sin(a * 30) * np.sin(b * 30) > 0.6), 1, field)
        field = np.where((a > 1.25) | (b > 0.76), np.where(np.sin(a * 40) * np.sin(b * 40) > 0.2, 1, 2), field)
    elif form == "stripe":
        field = np.array([0, 1, 1, 2, 1, 0, 0, 1, 2, 2])[(np.floor(a * 14) % 10).astype(int)]
    elif form == "diamond":
        field = np.where((np.abs((x * 4 + y * 4) % 1 - 0.5) < 0.07) | (np.abs((x * 4 - y * 4) % 1 - 0.5) < 0.07), 1, 0)
    elif form == "border":
        field = np.where((a > 1.3) | (b > 0.82), 1, np.where((a > 1.22) | (b > 0.74), 2, 0))
    round_rug = form == "border" and k.chance(0.5)
    if round_rug:
        r = np.hypot(x / 1.5, y)
        field = np.where(r > 0.88, 1, np.where(r > 0.8, 2, np.where((r > 0.3) & (r < 0.36), 1, 0)))
    palette = np.stack([m.linear(c) for c in colors])
    pixels = palette[field] * (0.8 + 0.3 * m.noise(n, 0.6)[..., None]) * (0.85 + 0.3 * m.noise(n, 1.8)[..., None])
    mat = m.material(pixels.astype(np.float32), 1.0, bump=m.noise(n, 0.4), depth=0.004, fit=True, sheen=0.3, specular=0.1)
    w, d = (1.9, 1.9) if round_rug else k.pick((2.3, 1.55), (1.6, 1.1), (2.6, 0.8))
    if round_rug:
        s.cylinder(mat, 0.95, 0.012, bevel=0.005, seg=90)
    else:
        s.slab(mat, (w, d, 0.012), 0.012, bevel=0.005)
        if k.chance(0.5):
            for side in (-1, 1):
                for t in np.linspace(-0.49, 0.49, 70):
                    s.rod(m.fabric("#e6dcc6"), (side * w / 2, t * d, 0.006), (side * (w / 2 + 0.05), t * d + k.between(-0.01, 0.01), 0.003), 0.0025, seg=5)
    k.focus = list(s.made)
    if k.chance(0.6):
        with s.place((k.between(-0.3, 0.3), d / 2 + 0.5, 0)):
            s.box(m.wood("oak"), (0.5, 0.35, 0.45), bevel=0.006)
    k.say(f"{form} rug")


@kind("mirror", [room], [(-18, 4, 1), (24, 6, 1), (4, 3, 1), (-14, 4, 2)])
def mirror(k):
    form = k.pick("oval", "round", "arch", "sun", "square", name="form")
    mat = k.pick(m.gold(), m.brass(), m.wood("walnut"), m.iron(), m.wood("oak"))
    w, h = {"oval": (0.5, 0.75), "round": (0.7, 0.7), "arch": (0.7, 1.5), "sun": (0.5, 0.5), "square": (0.6, 0.85)}[form]
    if form == "arch":
        pts = [(-w / 2, 0), (w / 2, 0), (w / 2, h - w / 2)] + [(w / 2 * math.cos(a), h - w / 2 + w / 2 * math.sin(a)) for a in np.linspace(0.1, 3.04, 24)] + [(-w / 2, h - w / 2)]
    elif form == "square":
        pts = [(x, y + h / 2) for x, y in s.outline_round(w, h, 0.03)]
    else:
        pts = [(w / 2 * math.cos(a), h / 2 + h / 2 * math.sin(a)) for a in np.arange(72) / 72 * 6.283]
    stand = form == "arch"
    z = 0.01 if stand else 1.05
    with s.place((0, 0, z), (82 if stand else 90, 0, 0)):
        s.plate(m.material("#e6e9ea", 0.02, 1.0), pts, 0.006, bevel=0.001)
        s.tube(mat, [(x, y, 0.006) for x, y in pts], k.between(0.014, 0.028), closed=True, smooth=False, seg=14)
        if form == "sun":
            for i in range(36):
                a, r = i / 36 * 6.283, 0.17 + 0.07 * (i % 3 == 0)
                s.rod(mat, (w / 2 * math.cos(a), h / 2 + h / 2 * math.sin(a), 0.005), ((w / 2 + r) * math.cos(a), h / 2 + (h / 2 + r) * math.sin(a), 0.005), 0.01, 0.003, 8)
    k.focus = list(s.made)
    k.wall_hung = not stand
    if not stand and k.chance(0.7):
        with s.place((k.between(-0.2, 0.2), -0.17, 0)):
            s.box(case_mat(k)[0], (1.1, 0.32, 0.8), bevel=0.006)
            with s.place((0.3, 0, 0.8)):
                small_thing(k)
    k.say(f"{form} mirror")
