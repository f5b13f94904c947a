export type TaskName<T extends object> = { name: string; data?: T };

export function taskName<T extends object>(name: string): TaskName<T> {
  return { name };
}
