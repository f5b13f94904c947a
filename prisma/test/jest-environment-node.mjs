// next/jest compiles for the server only if the environment's path contains jest-environment-node.
import { TestEnvironment } from "jest-environment-node";
import "./compile-once.mjs";
import { withLeakGuard } from "./leak-guard.mjs";

export default withLeakGuard(TestEnvironment);
