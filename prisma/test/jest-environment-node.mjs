// next/jest compiles for a server where it reads jest-environment-node in the path of the environment.
import { TestEnvironment } from "jest-environment-node";
import "./compile-once.mjs";
import { withLeakGuard } from "./leak-guard.mjs";

export default withLeakGuard(TestEnvironment);
