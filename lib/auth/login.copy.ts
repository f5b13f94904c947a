import { guardedPath } from "./rules";

const loginReasons: Readonly<Record<string, string>> = {
  "/favorites": "Log in to see the listings you saved.",
  "/saved-jobs": "Log in to see the jobs you saved.",
  "/saved-searches": "Log in to see your saved searches.",
  "/rewards": "Log in to see your points.",
  "/reviews": "Log in to write a review.",
  "/cases": "Log in to see the case about your deal.",
  "/purchases": "Log in to see your purchases.",
  "/sales": "Log in to see your sales.",
  "/create-job": "Log in to post a job.",
  "/my-jobs": "Log in to see the jobs you posted.",
  "/my-applications": "Log in to see your applications.",
  "/profile": "Log in to see your profile.",
  "/customer": "Log in to open your dashboard.",
  "/vendor": "Log in to open your dashboard.",
  "/create-listing": "Log in to create a listing.",
};

export function loginReason(next: string | null): string | null {
  const path = guardedPath(next?.split(/[?#]/)[0] ?? "");
  return (path && loginReasons[path]) ?? null;
}
