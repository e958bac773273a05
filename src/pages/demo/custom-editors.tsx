import CustomEditorsPage from '@site/src/components/customEditors';

export default CustomEditorsPage;
