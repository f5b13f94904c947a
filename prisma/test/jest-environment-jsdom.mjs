import { TestEnvironment } from "jest-environment-jsdom";
import "./compile-once.mjs";
import { lettingGo } from "./letting-go.mjs";

export default lettingGo(TestEnvironment);
