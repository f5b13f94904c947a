import { subcategoryPages } from "../../_category/subcategory-page";

const { generateMetadata, Page } = subcategoryPages("products");

export { generateMetadata };
export default Page;
