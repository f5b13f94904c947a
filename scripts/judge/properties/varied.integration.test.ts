/** @template varied */
import { testProperties } from "./check";

testProperties("varied", 40);
