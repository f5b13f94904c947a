import { TestEnvironment } from "jest-environment-jsdom";
import "./compile-once.mjs";
import { withLeakGuard } from "./leak-guard.mjs";

export default withLeakGuard(TestEnvironment);
