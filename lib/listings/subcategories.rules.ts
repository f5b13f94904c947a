import { treeNodes, treePart as part, type TreeGroup, type TreeNode } from "@/lib/shared/tree";
import type { Category } from "./rules";

const trees: Record<Category, readonly TreeGroup[]> = {
  products: [
    {
      slug: "electronics",
      name: "Electronics",
      parts: [
        part("laptops", "Laptops", "laptop|notebook computer|macbook|chromebook|desktop computer|computer"),
        part("phones", "Phones and tablets", "phone|smartphone|iphone|tablet|ipad"),
        part(
          "cameras",
          "Cameras and optics",
          "camera|camcorder|lens|telescope|binoculars|refractor|spotting scope",
        ),
        part(
          "audio",
          "Audio",
          "headphone|earbud|headset|speaker|microphone|mic|radio|boombox|turntable|amplifier",
        ),
        part("gaming", "Gaming", "controller|gamepad|console|joystick|video game"),
        part("tv", "TVs and screens", "tv|television|monitor|projector"),
      ],
    },
    {
      slug: "home-garden",
      name: "Home and garden",
      parts: [
        part(
          "furniture",
          "Furniture",
          "chair|armchair|sofa|couch|loveseat|table|desk|bookshelf|bookcase|dresser|cabinet|wardrobe|bed|stool|bench|sideboard",
        ),
        part("kitchen", "Kitchen", "teapot|kettle|mug|bowl|plate|pan|skillet|cookware|knife|blender"),
        part("decor", "Decor", "vase|mirror|clock|lamp|rug|basket|candle|cushion|curtain|urn|painting"),
        part(
          "plants",
          "Plants and garden",
          "plant|houseplant|planter|fern|monstera|succulent|mower|garden tool",
        ),
        part("tools", "Tools", "tool|toolbox|toolkit|drill|saw|wrench|ladder|hammer"),
      ],
    },
    {
      slug: "fashion",
      name: "Fashion",
      parts: [
        part("shoes", "Shoes", "shoe|sneaker|trainer|boot|sandal|heel|loafer"),
        part("clothing", "Clothing", "coat|overcoat|jacket|parka|dress|shirt|sweater|jeans|hoodie"),
        part(
          "bags",
          "Bags and luggage",
          "bag|handbag|purse|tote|backpack|rucksack|daypack|suitcase|carry-on|luggage|wallet",
        ),
        part("jewelry", "Jewelry and watches", "ring|necklace|bracelet|earring|watch|wristwatch|chronograph"),
        part("accessories", "Accessories", "sunglasses|glasses|hat|scarf|belt|glove"),
      ],
    },
    {
      slug: "sports",
      name: "Sports and outdoors",
      parts: [
        part("bikes", "Bikes", "bicycle|bike|road bike|mountain bike|cruiser"),
        part("camping", "Camping", "tent|sleeping bag|camping stove|hammock"),
        part(
          "skates",
          "Skates and scooters",
          "skateboard|longboard|skate|roller skate|kick scooter|folding scooter|push scooter",
        ),
        part("games", "Ball games", "racket|racquet|basketball|soccer ball|football|golf club|bat|ball"),
        part("fitness", "Fitness", "dumbbell|treadmill|weights|yoga mat|kettlebell"),
      ],
    },
    {
      slug: "vehicles",
      name: "Vehicles",
      parts: [
        part("cars", "Cars", "car|sedan|suv|hatchback|coupe|convertible|minivan|wagon|crossover"),
        part("trucks", "Trucks", "pickup|pickup truck|truck|van"),
        part("motorcycles", "Motorcycles and scooters", "motorcycle|motor scooter|moped|scooter"),
        part("farm", "Farm vehicles", "tractor|trailer|harvester"),
      ],
    },
    {
      slug: "music",
      name: "Musical instruments",
      parts: [
        part("guitars", "Guitars", "guitar|bass|ukulele|banjo"),
        part("keyboards", "Keyboards and pianos", "keyboard|piano|synth|synthesizer"),
        part("drums", "Drums", "drum|snare|cymbal"),
        part("orchestra", "Strings and winds", "violin|fiddle|cello|saxophone|sax|trumpet|flute|clarinet"),
      ],
    },
    {
      slug: "hobbies",
      name: "Hobbies and gifts",
      parts: [
        part("toys", "Toys", "bear|teddy|toy|doll|plush|puzzle|board game"),
        part("books", "Books", "book|novel|cookbook|paperback|hardcover|comic"),
        part("crafts", "Crafts", "yarn|wool|skein|fabric|knitting kit"),
        part("flowers", "Flowers", "bouquet|flowers|roses|posy"),
        part("food", "Food", "cake|honey|chocolate|jam|cookies"),
      ],
    },
  ],
  services: [
    {
      slug: "home",
      name: "Home services",
      parts: [
        part("cleaning", "Cleaning", "cleaning|cleaner|maid|housekeeping|janitorial"),
        part("plumbing", "Plumbing", "plumbing|plumber|drain|faucet|water heater|leak|pipe|toilet"),
        part(
          "electrical",
          "Electrical",
          "electrical|electrician|wiring|lighting|outlet|panel upgrade|ceiling fan",
        ),
        part("painting", "Painting", "painting|painter|wallpaper"),
        part("gardening", "Gardening", "gardening|gardener|garden|lawn|landscaping|hedge|yard|tree|pruning"),
        part("moving", "Moving", "moving|mover|packing|relocation|hauling"),
        part(
          "repairs",
          "Repairs",
          "handyman|carpentry|carpenter|assembly|repair|drywall|fence|mounting|shelves",
        ),
      ],
    },
    {
      slug: "beauty",
      name: "Beauty and wellness",
      parts: [
        part("hair", "Hair", "hair|haircut|cut|barber|color|blowout|stylist|balayage"),
        part("spa", "Spa and massage", "massage|facial|spa|manicure|nails|skin"),
        part("fitness", "Fitness", "training|trainer|yoga|pilates|strength|coaching"),
      ],
    },
    {
      slug: "lessons",
      name: "Lessons",
      parts: [
        part(
          "tutoring",
          "Tutoring",
          "tutoring|tutor|math|algebra|homework|sat|reading|essay|chemistry|language",
        ),
        part("music", "Music lessons", "piano|guitar|violin|singing|voice|drum|music"),
      ],
    },
    {
      slug: "events",
      name: "Events",
      parts: [
        part("photography", "Photography", "photography|photographer|photo|portrait|headshot"),
        part("catering", "Catering", "catering|caterer|buffet|chef|dinner|lunch|brunch"),
        part("planning", "Planning and hosting", "event|wedding|party|planning|decoration|coordination"),
      ],
    },
    {
      slug: "pets",
      name: "Pets",
      parts: [
        part("walking", "Walking and sitting", "dog|walking|pet sitting|cat|boarding|pet"),
        part("grooming", "Grooming", "grooming|groomer"),
      ],
    },
    {
      slug: "business",
      name: "Business",
      parts: [
        part("web", "Web and design", "website|web|logo|online|seo|store"),
        part(
          "bookkeeping",
          "Bookkeeping and tax",
          "bookkeeping|bookkeeper|tax|payroll|accounting|invoice|books",
        ),
      ],
    },
    {
      slug: "auto",
      name: "Auto",
      parts: [
        part(
          "auto-repair",
          "Auto repair",
          "brake|oil|engine|tune-up|tire|battery|car|auto|vehicle|transmission|diagnostic",
        ),
        part("detailing", "Detailing", "detailing|car wash"),
      ],
    },
  ],
  realestate: [],
};

export type Subcategory = { path: string; name: string; category: Category; parent: string | null };

export type SubcategoryNode = Subcategory & TreeNode;

/** Defaults as shipped; lib/listings/subcategories.queries applies admins' changes. */
export const builtInSubcategories: readonly SubcategoryNode[] = (
  Object.entries(trees) as [Category, readonly TreeGroup[]][]
).flatMap(([category, groups]) => treeNodes(groups).map((one) => ({ ...one, category })));
