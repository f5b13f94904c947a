import { createSubcategoryPages } from "../../_category/subcategory-page";

const { generateMetadata, Page } = createSubcategoryPages("products");

export { generateMetadata };
export default Page;
