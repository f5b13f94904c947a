import { logInLines } from "./log.mjs";

// Preloaded into the processes of a site and its tools.
logInLines();
