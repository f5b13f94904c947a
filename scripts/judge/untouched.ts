/** Right English words that the catalogue hardly has, many one slip away from one that it has: none may be read as another. */
export const untouched: readonly string[] = (
  "lathe anvil trowel ukulele harp cello banjo bassoon oboe trivet ladle colander sconce hammock gazebo kiln easel canoe " +
  "oar sled saddle bridle ferret gecko hamster beret fedora poncho brooch locket tiara abacus " +
  "hare tint wing hike soda rocket bucket packet cart cane peat beer guild chain choir stair plank lamb clamp coach " +
  "vise duck boar mike hoarse wok roach quilt pouch moose tonic"
).split(" ");
