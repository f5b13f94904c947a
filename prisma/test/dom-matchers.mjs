import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A guard against what never ends, not a measurement: one query by role may take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
