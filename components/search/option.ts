/** One row of the suggestion panel: where it leads, and the text it stands for. */
export type Option = { id: string; href: string; text: string };
