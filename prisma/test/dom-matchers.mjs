import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });
