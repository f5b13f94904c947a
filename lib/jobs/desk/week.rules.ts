/** Days after which a click on Apply is forgotten: the numbers of a week look back seven. */
export const keepPressDays = 35;

/** What seven days brought a job. */
export type JobWeek = {
  /** Whether people apply on this site; else presses count, which lead away. */
  here: boolean;
  views: number;
  presses: number;
  applications: number;
};

const numbers = new Intl.NumberFormat("en-US");

function counted(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

/** '128 views, 4 applications'; for a job that is applied for elsewhere '128 views, 9 clicks on Apply'. */
export function weekWords({ here, views, presses, applications }: JobWeek): string {
  const second = here
    ? counted(applications, "application", "applications")
    : counted(presses, "click on Apply", "clicks on Apply");
  return `${counted(views, "view", "views")}, ${second}`;
}

/** True where there is something to tell. */
export function hasNews({ views, presses, applications }: JobWeek): boolean {
  return views + presses + applications > 0;
}
