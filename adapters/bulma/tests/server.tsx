import { printMarkup } from '../../testing/printMarkup';
import { EveryControlApp } from './EveryControlApp';

printMarkup(<EveryControlApp />);
