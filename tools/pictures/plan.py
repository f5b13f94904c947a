"""python3 tools/pictures/plan.py > manifest.json: which pictures the demo needs, the most needed first, so that a run can be
stopped at any time."""
import json

dear = "camera laptop guitar violin saxophone telescope bicycle motorscooter pickup suv tractor sofa ring".split()
plain = ("headphones controller microphone radio keyboard drum scooter skateboard skates tent racket basketball boots backpack "
         "suitcase handbag sneakers coat sunglasses watch chair teapot vase basket plant clock mirror toolbox bear books bouquet honey "
         "cake yarn armchair table dresser bookshelf desk lamp bed rug phone tablet monitor tv speaker console").split()
services = ("cleaning plumbing electrical painting gardening moving handyman auto web bookkeeping photography catering hair spa "
            "pets tutoring music training events").split()
homes = ["single-family", "apartment", "single-family", "condo", "townhouse", "single-family", "apartment", "duplex", "single-family", "mobile"]
business = {"office-building": "room", "retail": "store", "industrial": "warehouse", "hospitality": None, "restaurant": None, "mixed-use": "store"}
inside = {"hospitality": ("bedroom", "bath"), "restaurant": ("dining", "kitchen"), "office-building": ("office", "empty"), "industrial": ("empty", "office"),
          "mixed-use": ("empty", "living")}
# The text of their listings names neither color nor form.
free = "radio keyboard skateboard toolbox books bouquet cake phone tablet".split()
styles = "colonial ranch modern cottage craftsman farmhouse adobe mediterranean cape".split()
looks = "oak walnut cherry teak".split()
vary = {
    "chair": {"form": "slat shell spindle panel ladder".split(), "wood": ["walnut", "oak", "cherry", "teak", "white oak", "ebony"], "seat": "pad wood woven".split()},
    "sofa": {"color": "green rust navy gray mustard tan plum cream charcoal beige".split(), "form": "track roll mid soft".split()},
    "armchair": {"form": "wood wing barrel club".split(), "color": "rust green gray mustard navy tan plum cream".split(), "wood": looks},
    "table": {"form": "farm round mid metal trestle".split(), "wood": ["oak", "walnut", "pine", "teak", "white oak"]},
    "dresser": {"form": "low tall sideboard night".split(), "wood": ["walnut", "oak", "pine", "teak", "cherry", "white oak", "mahogany"]},
    "bookshelf": {"form": "tall wide ladder cube".split(), "wood": ["oak", "walnut", "pine", "teak", "white oak"]},
    "desk": {"form": "legs drawers stand".split(), "wood": ["oak", "walnut", "teak", "white oak", "cherry"]},
    "lamp": {"form": "table arc tripod pharmacy".split()},
    "bed": {"form": "panel slat tuft metal".split()},
    "rug": {"form": "medallion stripe diamond border plain".split()},
    "mirror": {"form": "oval round arch sun square".split()},
    "laptop": {"color": "silver graphite champagne black blue".split()},
    "headphones": {"color": "black silver white navy red-brown graphite sage".split(), "form": "arch studio slim".split()},
    "camera": {"form": "rangefinder slr compact mirrorless".split()},
    "speaker": {"form": "pair can retro pill".split()},
    "controller": {"color": "white black crimson violet blue green".split()},
    "console": {"form": "tower flat old".split()},
    "microphone": {"form": "condenser dynamic boom retro".split()},
    "radio": {"form": "side low slats".split()},
    "watch": {"band": "leather steel rubber".split(), "dial": "#12161c #eeebe4 #1f3a5a #3f4a35 #d8cfb8 #5a2a2a".split()},
    "keyboard": {"octaves": [2, 4, 3, 5]},
    "phone": {"color": "#1d1f22 #e9e7e1 #2f4a5f #a8b5a2 #d8b8b0 #5a4a6a".split(), "screen": "waves hills app home".split()},
    "tablet": {"color": "#b9babb #55575a #d9c3b0 #8fa5b5".split(), "screen": "hills app waves".split()},
    "bicycle": {"color": "red blue green black cream orange mint gray".split(), "form": "city road step mountain cruiser".split()},
    "skateboard": {"pose": "flat side flip".split(), "color": "#c9572f #2f5a8a #d9a02f #4a6a4f #8a3a5a".split()},
    "tent": {"form": "dome ridge tunnel bell".split(), "color": "#c9733a #4a6a4f #2f5a7a #b5a06a #a8402f".split()},
    "guitar": {"color": ["cherry red", "teal", "black", "cream", "blue", "butterscotch", "sea green"]},
    "violin": {"color": "#8a4a20 #5f2a14 #a86a30 #7a3518".split()},
    "suv": {"form": "suv suv hatch wagon sedan".split()},
    "motorscooter": {"color": ["red", "mint", "cream", "olive", "sky blue", "black", "yellow"]},
    "tractor": {"color": "green red orange blue yellow".split()},
    "sneakers": {"color": "white blue sage red black lilac gray yellow".split(), "form": "runner court high".split()},
    "boots": {"form": "hiking work chelsea".split()},
    "skates": {"color": ["white", "pink", "sky blue", "black", "mint", "violet"]},
    "handbag": {"color": "brown black red tan green cream blue mauve".split(), "form": "satchel tote bucket flap".split()},
    "backpack": {"color": "forest coral navy black khaki gray plum mustard".split(), "form": "day roll school".split()},
    "suitcase": {"color": "blue terracotta black silver green champagne burgundy".split(), "form": "ribbed soft trunk".split()},
    "coat": {"color": "camel black beige navy olive brick gray".split()},
    "sunglasses": {"form": "round wayfarer aviator cat".split()},
    "teapot": {"form": "round low tall iron".split()},
    "vase": {"form": "amphora bottle gourd cylinder urn ring".split()},
    "bouquet": {"wrap": "paper vase".split()},
    "basket": {"form": "shopper round oval picnic".split()},
    "yarn": {"form": "skein balls cakes".split()},
    "clock": {"form": "arch box hat alarm".split()},
    "toolbox": {"form": "tote open".split(), "color": "#a8302a #2f4f7a #3a3d40 #d9a02f #4a6a4f".split()},
    "books": {"form": "stack row lean".split()},
    "cake": {"top": "berries candles drip".split()},
    "ring": {"form": "box none dish".split()},
    "plant": {"plant": "rubber snake palm monstera".split()},
    "cleaning": {"room": "living kitchen bath".split()},
    "plumbing": {"form": "sink under pipes".split()},
    "electrical": {"form": "panel outlets lamps".split()},
    "gardening": {"form": "lawn beds hedge".split()},
    "vacant-land": {"style": "meadow mountain lake desert wooded".split()},
    "townhouse": {"style": "brownstone brick painted new".split()},
    "office-building": {"style": "ribbon glass brick".split()},
    "single-family": {"style": styles},
}


def options(kind, i):
    """The i-th thing of a kind; each choice cycles at its own pace."""
    return {name: values[(i + i // len(values) * j) % len(values)] for j, (name, values) in enumerate(vary.get(kind, {}).items())}


def entry(group, kind, seed, angle=0, room=None, chosen=None):
    made = {"id": f"{group}/{kind}/{seed}/{room or angle}", "kind": room or kind, "seed": seed, "angle": angle}
    return {**made, "options": chosen} if chosen else made


def product(kind, i, angles=(0,)):
    return [entry("product", kind, i + 1, (i + a) % 3 if kind in dear else (i * 2 + a) % 3, chosen=options(kind, i)) for a in angles]


def twins(kind, i, n):
    """Others of a kind with the color and form of its i-th thing, so that the text of a listing fits them too."""
    return [entry("product", kind, 20 * n + i + 1, (i * 2 + n) % 3, chosen=options(kind, i + 3 * n if kind in free else i))]


def service(kind, i):
    return [entry("service", kind, i + 1, i % 3, chosen=options(kind, i))]


def home(n, i, kind, rooms):
    seed = 101 + n
    return [entry("home", kind, seed, n % 3, chosen=options(kind, i)), *(entry("home", kind, seed, (n + k) % 3, room) for k, room in enumerate(rooms))]


def trade(kind, i):
    seed = 301 + 20 * list(business).index(kind) + i
    found = [entry("business", kind, seed, (i + k) % 3, chosen=options(kind, i)) for k in range(2 if kind == "retail" else 1)]
    for k, room in enumerate(inside.get(kind, ("empty",))):
        found.append(entry("business", kind, seed, (i + k) % 3, room, {"form": business[kind]} if room == "empty" else None))
    return found


def land(kind, i, angles):
    return [entry("land", kind, 501 + i, a, chosen=options(kind, i)) for a in angles]


def wide(name, kind, seed, chosen, size, angle=0, **compose):
    return {"id": name, "kind": kind, "seed": seed, "angle": angle, "options": chosen, "size": size, "compose": compose}


def heroes():
    """With nothing behind the text at the left; on phones, a strip of the middle shows."""
    scenes = (("products", "armchair", 41, {"form": "wood", "color": "rust", "wood": "walnut"}, 0.79, 0.85, 0.75),
              ("real-estate", "single-family", 42, {"style": "farmhouse"}, 0.78, 0.95, 1.15), ("services", "gardening", 43, {"form": "beds"}, 0.78, 0.95, 1.0))
    for name, kind, seed, chosen, x, scale, small in scenes:
        yield wide(f"hero/{name}-1280", kind, seed, chosen, [1280, 480], x=x, y=0.52, scale=scale)
        yield wide(f"hero/{name}-640", kind, seed, chosen, [640, 240], scale=small, y=0.55)


def banners():
    for name, kind, seed, chosen in (("street", "townhouse", 7, {}), ("hills", "vacant-land", 8, {"style": "mountain"}), ("room", "living", 9, {}), ("bench", "handyman", 3, {}),
                                     ("shelf", "bookshelf", 4, {"form": "wide"}), ("lake", "vacant-land", 11, {"style": "lake"})):
        yield wide(f"banner/{name}", kind, seed, chosen, [1280, 512])
    for name, kind, seed, chosen in (("electronics", "camera", 31, {"form": "slr"}), ("homes", "single-family", 32, {"style": "craftsman"}), ("garden", "gardening", 33, {"form": "beds"}), ("moving", "moving", 34, {}),
                                     ("bakery", "cake", 35, {}), ("wheels", "bicycle", 36, {"color": "red"}), ("furniture", "sofa", 37, {"color": "green"}), ("spa", "spa", 38, {})):
        yield wide(f"ad/{name}", kind, seed, chosen, [1280, 448], x=0.74, scale=0.9)


def repeats():
    """What replaces the pictures that several listings of the demo share."""
    single = [kind for kind in plain if kind != "ring"]
    for n in range(1, 4):
        for i in range(3):
            services_due = [e for kind in services for e in service(kind, 3 * n + i)]
            for at, kind in enumerate(single):
                yield from twins(kind, i, n)
                yield from services_due[at // 2 : at // 2 + 1] if at % 2 == 0 else ()


def entries():
    kinds = [kind for pair in zip(plain, dear + [None] * len(plain)) for kind in pair if kind]
    counts, n = {}, 0
    yield from heroes()
    for i in range(10):
        if i == 1:
            yield from repeats()
        for kind in kinds:
            if i < (8 if kind not in dear else 6):
                yield from product(kind, i)
        for kind in services:
            yield from service(kind, i)
        for _ in range(8 if i < 7 else 0):
            kind = homes[n % len(homes)]
            rooms = ("living", "kitchen") if kind == "mobile" or i < 3 else ("living", "kitchen", "bedroom")
            yield from home(n, counts.get(kind, 0), kind, rooms)
            counts[kind] = counts.get(kind, 0) + 1
            n += 1
        for kind in business:
            if i < 4:
                yield from trade(kind, i)
        for kind in ("vacant-land", "vacant-land", "farm", "development") if i < 5 else ():
            number = counts.get(kind, 0)
            counts[kind] = number + 1
            yield from land(kind, number, (0, 1, 2) if i else (0,))
        if i == 0:
            yield from banners()
            yield from [e for kind in ("vacant-land", "farm", "development") for e in land(kind, 0, (1, 2))]
        if 1 <= i <= 6:
            for kind in dear:
                yield from product(kind, i - 1, (1, 2))


seen = set()
print(json.dumps([e for e in entries() if not (e["id"] in seen or seen.add(e["id"]))], indent=0))
