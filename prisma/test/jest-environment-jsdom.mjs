import { TestEnvironment } from "jest-environment-jsdom";
import "./compile-once.mjs";

export default TestEnvironment;
