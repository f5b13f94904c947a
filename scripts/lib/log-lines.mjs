import { logInLines } from "./log.mjs";

// Loaded first into the processes of a site and its tools.
logInLines();
