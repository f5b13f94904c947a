import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Only guards against hangs: a query by role may take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
