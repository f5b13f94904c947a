/** Right English words that the catalogue hardly has, many one slip away from one that it has: none may be read as another. */
export const untouched: readonly string[] = (
  "lathe anvil trowel ukulele harp cello banjo bassoon oboe trivet ladle colander sconce hammock gazebo kiln easel canoe " +
  "oar sled saddle bridle ferret gecko hamster beret fedora poncho brooch locket tiara abacus " +
  "hare tint wing hike soda rocket bucket packet cart cane peat beer guild chain choir stair plank lamb clamp coach " +
  "vise duck boar mike hoarse wok roach quilt pouch moose tonic " +
  "armoire macrame onesie beanie pashmina lanai casita ottoman credenza hutch trundle duvet afghan skillet " +
  "griddle ramekin tureen carafe decanter tarp awl chisel auger sickle loom bobbin thimble tambourine mandolin " +
  "cymbal tuba clarinet piccolo kazoo puppet kite frisbee bocce croquet rosary cufflink anklet choker bandana " +
  "mitten leotard kimono sarong romper loafer slipper gutter shingle stucco veranda pergola sauna yurt silo " +
  "terrarium parakeet tortoise iguana beagle tabby crib bassinet bib goat boat money monkey donkey cloak lock " +
  "flock block pool fool chore trunk track plum rake lake snake pain king cork sing tart moth trout salmon " +
  "saffron turnip radish walnut pretzel syrup mustard brisket taco"
).split(" ");
