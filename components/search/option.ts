/** One row of the suggestion panel: where it leads, and the text it stands for. */
export type Option = { id: string; href: string; text: string };

/** Whether the panel shows, and why: somebody came to the field, or pressed it or typed. */
export type PanelState = "focused" | "used" | null;
