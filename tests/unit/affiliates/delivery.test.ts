import { storeFor } from '../../support/applications.ts';
import { testDelivery } from '../../support/delivery-suite.ts';

testDelivery('from SQLite', storeFor);
