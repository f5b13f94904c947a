import { formatItemCount, type TreeSection } from "./rules";

export const subcategoriesCopy = {
  unknown: "This subcategory doesn’t exist. Reload the page.",
  fixed: "You can’t change job categories, only their subcategories.",
  nameInUse: "There’s already a subcategory with this name. Choose another.",
  noLetters: "Use letters in the name. They become its web address.",
  notEmpty: (section: TreeSection, count: number) =>
    `It still has ${formatItemCount(section, count)}. Move everything to another subcategory before you hide it.`,
  sameSection: "Choose a subcategory in the same section.",
  hiddenTarget: "That subcategory is hidden. Choose another.",
  nothingToMove: "Nothing left to move. Reload the page to see the counts.",
} as const;
