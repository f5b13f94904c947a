/** @database demo */
import { testProperties } from "./check";

testProperties("demo", 40);
