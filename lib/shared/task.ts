/** The name of a background task with the type of its data: commands enqueue by it, tasks.ts gives it its work. */
export type TaskName<T extends object> = { name: string; data?: T };

export function taskName<T extends object>(name: string): TaskName<T> {
  return { name };
}
